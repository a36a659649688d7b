import { createContext, use } from "react";
import type { Placement } from "./placement";
import type { ProjectActions } from "./project-actions";
import type { Level, ProjectRole } from "@/lib/access/policy";
import type { ChosenView } from "@/lib/projects/limits";
import type { ProjectDetailView } from "@/lib/projects/view";

/** The reader of the page. */
export interface Viewer {
  id: string;
  name: string;
  level: Level;
  /** The role label on their updates. */
  role: ProjectRole;
  /** Whether they have consented to where recordings are sent, according to their account. */
  hasRecordingConsent: boolean;
}

/** An update that was posted from this page: its id in the outbox, and its destination. */
export interface PostedItem {
  id: number;
  place: Placement;
}

/** How many updates are new to the reader in each folder; a task's count includes its subtasks. */
export interface NewCounts {
  unassigned: number;
  tasks: Record<string, number>;
}

export function newInAll({ unassigned, tasks }: NewCounts): number {
  return Object.values(tasks).reduce((sum, count) => sum + count, unassigned);
}

/** Context shared by every part of a project's page. Changes rarely: text being typed is not in it. */
export interface Workspace {
  project: ProjectDetailView;
  viewer: Viewer;
  actions: ProjectActions;
  newCounts: NewCounts;
  /** Opens "unassigned", "all", the id of a task (and one of its subtasks), or "none". */
  openFolder: (folder: string, subtask?: string) => void;
  /** Stores on the server which view the page opens with for the reader. */
  chooseView: (view: ChosenView) => void;
  /** The updates posted from this page, in order. */
  posted: PostedItem[];
  /** Ids of updates that were sent from this phone since the page was opened. */
  received: string[];
}

export const WorkspaceContext = createContext<Workspace | null>(null);

/** Throws outside of a project's page. */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new Error("useWorkspace is for a project's page alone");
  return workspace;
}
