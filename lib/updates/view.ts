import type { ProjectRole } from "@/lib/access/policy";
import type { Prisma } from "@/lib/kernel/db";
import type { TranslationView } from "@/lib/translation/view";

/** Who wrote something, and what they are in its project today. */
export interface AuthorView {
  name: string;
  role: ProjectRole;
}

/**
 * `pending`: to be transcribed; `unheard`: silence or noise; `failed`: the service could not transcribe it; `off`: no service
 * is configured.
 */
export type AudioState = "pending" | "done" | "unheard" | "failed" | "off";

/** An update, the same for everyone who sees it, except for `isNew` and translations. Times are ISO 8601. */
export interface UpdateView {
  id: string;
  projectId: string;
  taskId: string | null;
  /** The names of its place: who sees an update sees where it is. */
  taskName: string | null;
  subtaskId: string | null;
  subtaskName: string | null;
  /** The name of the innermost of them in the reader's language, where that is stored. */
  translatedPlace?: string | null;
  authorId: string;
  content: string;
  audioUrl: string | null;
  /** How far its transcription is; null without a recording. */
  audioState: AudioState | null;
  audioDurationMs: number | null;
  /** How loud equal stretches of the recording are, from 0 to 100; null when it was not measured. */
  audioPeaks: number[] | null;
  transcript: string | null;
  /** BCP 47, of the text or of what was said; null for numbers, codes and names. */
  language: string | null;
  /** In the reader's language, where that is stored; of a recording, its transcript. */
  translation?: TranslationView;
  /** When it was written, where that is more than two minutes from when it was posted. */
  capturedAt: string | null;
  createdAt: string;
  editedAt: string | null;
  author: AuthorView;
  /** `owner` for authors who are now owner- or manager-level in the project. */
  authorRole: "owner" | "worker";
  /** When its text was removed, and by whom; null unless it was withdrawn. */
  withdrawnAt: string | null;
  withdrawnBy: { name: string } | null;
  /** Number of the event that announced it. */
  seq: number | null;
  /** Whether somebody else brought it to its place since the reader last opened that. */
  isNew: boolean;
  /** The newest ones, oldest first; `commentCount` is the total. */
  comments?: CommentView[];
  commentCount?: number;
}

export interface CommentView {
  id: string;
  updateId: string;
  authorId: string;
  content: string;
  /** As an update's. */
  language?: string | null;
  translation?: TranslationView;
  createdAt: string;
  author: AuthorView;
  /** When its text was removed, and by whom; null unless it was withdrawn. */
  withdrawnAt: string | null;
  withdrawnBy: { name: string } | null;
}

/** An update of one of several projects. */
export interface RecentUpdateView extends UpdateView {
  project: { id: string; name: string };
}

/** An earlier text of an edited update; `createdAt` is when it was replaced. */
export interface RevisionView {
  id: string;
  /** What of the update it was. */
  kind: "content" | "transcript";
  content: string;
  createdAt: string;
}

export const revisionSelect = {
  id: true,
  kind: true,
  content: true,
  createdAt: true,
} satisfies Prisma.UpdateRevisionSelect;

const personName = { select: { name: true } } as const;

export const commentSelect = {
  id: true,
  updateId: true,
  authorId: true,
  content: true,
  language: true,
  createdAt: true,
  author: personName,
  withdrawnAt: true,
  withdrawer: personName,
} satisfies Prisma.CommentSelect;

/** A comment as it is stored, with the names of its author and of who withdrew it. */
export type CommentRow = Prisma.CommentGetPayload<{ select: typeof commentSelect }>;

/** An author's role as the API reports it: managers count as owners. */
export function authorRoleOf(role: ProjectRole): UpdateView["authorRole"] {
  return role === "owner" || role === "admin" ? "owner" : "worker";
}

/** A comment as the API returns it. */
export function toCommentView({ withdrawer, ...row }: CommentRow, role: ProjectRole): CommentView {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    author: { ...row.author, role },
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    withdrawnBy: withdrawer,
  };
}

/** A revision as the API returns it. */
export function toRevisionView(
  row: Prisma.UpdateRevisionGetPayload<{ select: typeof revisionSelect }>,
): RevisionView {
  const kind = row.kind === "transcript" ? "transcript" : "content";
  return { ...row, kind, createdAt: row.createdAt.toISOString() };
}
