import type { UpdatePermission } from "@/lib/access/policy";
import type { ProjectStatus } from "./limits";

/** A project as the asker sees it: every count is over what they may see (CONTRACT section 3). Times are ISO 8601. */
export interface ProjectView {
  id: string;
  businessId: string;
  name: string;
  description: string | null;
  /** YYYY-MM-DD. */
  dueDate: string | null;
  status: ProjectStatus;
  updatePermission: UpdatePermission;
  completedAt: string | null;
  createdAt: string;
  /** Number of the project's newest event. */
  eventSeq: number;
  /** Up to which of them the asker has had the updates marked as viewed; 0 for who never had. */
  viewedSeq: number;
  memberCount: number;
  updateCount: number;
  /** How many of those are in no task. */
  unassignedUpdateCount: number;
  newUpdatesCount: number;
  /** 0 to 100. */
  progressPercentage: number;
  latestUpdate: { authorName: string; createdAt: string } | null;
}

/** A project with its members and what the asker may do in it. */
export interface ProjectDetailView extends ProjectView {
  members: MemberView[];
  isOwner: boolean;
  hasManagementAccess: boolean;
  canPostUpdates: boolean;
}

export interface MemberView {
  userId: string;
  projectId: string;
  role: "owner" | "worker";
  joinedAt: string;
  lastVisitedUpdates: string | null;
  user: { name: string; email: string };
  isBusinessAdmin: boolean;
}

/** A connect code; `usedBy` is a user's id. */
export interface ConnectCodeView {
  id: string;
  projectId: string;
  code: string;
  expiresAt: string;
  usedBy: string | null;
  usedAt: string | null;
  createdAt: string;
}

/** What is printed for a crew: the codes that still work. */
export interface CodeSheetView {
  project: { id: string; name: string };
  business: { name: string };
  codes: ConnectCodeView[];
}

/** What a code leads to, for whoever holds it. */
export interface JoinPreview {
  project: { name: string };
  business: { name: string };
  invitedBy: { name: string };
  expiresAt: string;
}

/** What an invitation link leads to, for the pages that it opens, or why it leads nowhere. */
export type VisitorsInvitation = OpenInvitation | { state: DeadState };

/** The same for who is signed in, and may be in the project already. */
export type Invitation = VisitorsInvitation | { state: "inside"; projectId: string; projectName: string };

export interface OpenInvitation {
  state: "valid";
  projectName: string;
  businessName: string;
  inviterName: string;
  expiresAt: string;
  /** Whether the project lets its workers post updates. */
  mayPost: boolean;
}

/** Why it leads nowhere; `limited` when too many codes that nobody issued came from the reader's address. */
export type DeadState = "used" | "expired" | "unknown" | "limited";

/** How far a project has come; the percentage counts tasks and subtasks alike (CONTRACT "Projects"). */
export interface ProgressView {
  progressPercentage: number;
  completedTasks: number;
  totalTasks: number;
  completedSubtasks: number;
  totalSubtasks: number;
}

/** What the statement of project-rows.ts reads. */
export interface ProjectRow {
  id: string;
  businessId: string;
  name: string;
  description: string | null;
  dueDate: string | null;
  status: ProjectStatus;
  updatePermission: UpdatePermission;
  completedAt: Date | null;
  createdAt: Date;
  eventSeq: number;
  viewedSeq: number;
  memberCount: number;
  updateCount: number;
  unassignedUpdateCount: number;
  newUpdatesCount: number;
  completedItems: number;
  totalItems: number;
  latestAuthorName: string | null;
  latestCreatedAt: Date | null;
}

/** The only shape of a project that leaves. */
export function toProjectView({
  completedItems,
  totalItems,
  latestAuthorName,
  latestCreatedAt,
  ...row
}: ProjectRow): ProjectView {
  return {
    ...row,
    completedAt: row.completedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    progressPercentage: percentage(completedItems, totalItems),
    latestUpdate:
      latestAuthorName && latestCreatedAt
        ? { authorName: latestAuthorName, createdAt: latestCreatedAt.toISOString() }
        : null,
  };
}

/** round(100 × completed / all), 0 for none (CONTRACT "Projects"). */
export function percentage(completed: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * completed) / total);
}
