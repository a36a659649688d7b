import { type ChosenView, EXCERPT_LENGTH, type ProjectStatus } from "./limits";
import type { UpdatePermission } from "@/lib/access/policy";
import { excerptOf } from "@/lib/kernel/excerpt";
import { isoOf } from "@/lib/kernel/stored-time";
import { languageStored } from "@/lib/language/stored-language";
import { type StoredTranslation, toTranslationView, type TranslationView } from "@/lib/translation/view";

/** A project as the reader sees it: counts include only what they may see. Times are ISO 8601. */
export interface ProjectView {
  id: string;
  businessId: string;
  name: string;
  description: string | null;
  /** BCP 47, of the description; null without one, and for numbers, codes and names. */
  language: string | null;
  /** The description in the reader's language, where that is stored. */
  translation?: TranslationView;
  /** YYYY-MM-DD. */
  dueDate: string | null;
  status: ProjectStatus;
  updatePermission: UpdatePermission;
  completedAt: string | null;
  createdAt: string;
  /** Number of the project's newest event. */
  eventSeq: number;
  /** Number of the event up to which the reader has viewed the updates; 0 for never. */
  viewedSeq: number;
  /** Everybody in it: its members, and the owner and admins of its business. */
  memberCount: number;
  updateCount: number;
  /** How many of those are in no task. */
  unassignedUpdateCount: number;
  newUpdatesCount: number;
  /** Messages by others in the reader's channels that they have not read. */
  unreadMessagesCount: number;
  /** Tasks and subtasks that are done, and all of them. */
  completedItems: number;
  totalItems: number;
  /** 0 to 100. */
  progressPercentage: number;
  latestUpdate: LatestUpdateView | null;
}

/** The newest update of a project that the reader sees. */
export interface LatestUpdateView {
  id: string;
  /** Its beginning on one line, cut at a word. */
  excerpt: string;
  authorId: string;
  authorName: string;
  /** `owner` for authors who are now owner- or manager-level in the project. */
  authorRole: "owner" | "worker";
  taskId: string | null;
  taskName: string | null;
  subtaskId: string | null;
  subtaskName: string | null;
  /** The name of the innermost of them in the reader's language, where that is stored. */
  translatedPlace: string | null;
  /** The beginning in the reader's language, where that is stored. */
  translation?: Pick<TranslationView, "to" | "from" | "content">;
  createdAt: string;
}

/** A project with its members and what the reader may do in it. */
export interface ProjectDetailView extends ProjectView, VisitView {
  members: MemberView[];
  /** The owner and the admins, with a membership row or without; the owners come first. */
  office: OfficePersonView[];
  isOwner: boolean;
  hasManagementAccess: boolean;
  canPostUpdates: boolean;
}

/** How a project's page opens for the reader. */
export interface VisitView {
  /** Whether they have never had its updates marked as viewed. */
  isFirstVisit: boolean;
  /** How they want it to open; null until they choose. */
  chosenView: ChosenView | null;
  /** Unassigned updates by others since the reader last opened them. */
  unassignedNewCount: number;
  /** What is done of the first steps; null once they are done or hidden, and for those who do not manage the project. */
  guide: GuideView | null;
}

export interface MemberView {
  userId: string;
  projectId: string;
  role: "owner" | "worker";
  joinedAt: string;
  lastVisitedUpdates: string | null;
  user: { name: string; email: string };
  isBusinessAdmin: boolean;
  /** The first tasks that they are on and the reader sees, those that are open first, named as the reader wants to read them. */
  taskNames: string[];
  /** How many such tasks there are. */
  taskCount: number;
}

/** The first steps in a new project. */
export interface GuideView {
  hasTask: boolean;
  /** Whether anybody has ever joined. */
  hasCrew: boolean;
  hasUpdate: boolean;
}

/** Who runs the project. Below manager level, `email` is null for those without a membership row. */
export interface OfficePersonView {
  userId: string;
  role: "owner" | "admin";
  user: { name: string; email: string | null };
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

/** What a code leads to, for anyone who has it. */
export interface JoinPreview {
  project: { name: string };
  business: { name: string };
  invitedBy: { name: string };
  expiresAt: string;
}

/** What an invitation link leads to, for the pages that it opens, or why it leads nowhere. */
export type VisitorsInvitation = OpenInvitation | { state: UnusableState };

/** The same for a signed-in reader, who may already be in the project. */
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

/** Why it leads nowhere; `limited` when the reader's address has tried too many unknown codes. */
export type UnusableState = "used" | "expired" | "unknown" | "limited";

/** A project's progress; the percentage counts tasks and subtasks equally. */
export interface ProgressView {
  progressPercentage: number;
  completedTasks: number;
  totalTasks: number;
  completedSubtasks: number;
  totalSubtasks: number;
}

/** Read as JSON: its time is a string. */
type LatestUpdateRow = Omit<LatestUpdateView, "excerpt" | "authorRole" | "translation"> & {
  content: string;
  translation: LatestUpdateView["translation"] | null;
  byManager: boolean;
};

/** A row of the statement in project-rows.ts. */
export interface ProjectRow {
  id: string;
  businessId: string;
  name: string;
  description: string | null;
  /** As it is stored. */
  language: string | null;
  dueDate: string | null;
  status: ProjectStatus;
  updatePermission: UpdatePermission;
  /** As Postgres writes times in JSON. */
  completedAt: string | null;
  createdAt: string;
  eventSeq: number;
  viewedSeq: number;
  memberCount: number;
  updateCount: number;
  unassignedUpdateCount: number;
  newUpdatesCount: number;
  unreadMessagesCount: number;
  completedItems: number;
  totalItems: number;
  latestUpdate: LatestUpdateRow | null;
  translation: StoredTranslation | null;
}

/** A project as the API returns it. */
export function toProjectView({ latestUpdate, translation, ...row }: ProjectRow): ProjectView {
  return {
    ...row,
    language: translation?.from ?? languageStored(row.language, row.description),
    ...(translation && { translation: toTranslationView(translation) }),
    completedAt: row.completedAt && isoOf(row.completedAt),
    createdAt: isoOf(row.createdAt),
    progressPercentage: percentage(row.completedItems, row.totalItems),
    latestUpdate: latestUpdate && toLatestUpdateView(latestUpdate),
  };
}

function toLatestUpdateView({
  content,
  translation,
  byManager,
  createdAt,
  ...row
}: LatestUpdateRow): LatestUpdateView {
  const cut = (text: string) => excerptOf(text, EXCERPT_LENGTH);
  return {
    ...row,
    excerpt: cut(content),
    ...(translation && { translation: { ...translation, content: cut(translation.content) } }),
    authorRole: byManager ? "owner" : "worker",
    createdAt: isoOf(createdAt),
  };
}

/** The share that is completed, in whole percent; 0 when there is nothing to complete. */
export function percentage(completed: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * completed) / total);
}
