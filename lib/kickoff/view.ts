import type { UpdatePermission } from "@/lib/access/policy";

/** A folder of a proposal. */
export interface FolderView {
  name: string;
  description: string;
  subtasks: { name: string; isCompleted: boolean }[];
}

/** A plan to review before anything is created. */
export interface ProposalView {
  title: string;
  description: string;
  folders: FolderView[];
  defaultUpdatePermissions: UpdatePermission;
  assumptions: string[];
  risks: string[];
  notes?: string;
}

/** How far a proposal has come, as it streams in. */
export interface ProposalProgress {
  title: string | null;
  /** The folders named so far. */
  folders: string[];
}
