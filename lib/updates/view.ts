import type * as schema from "./view-schema";
import type { ProjectRole } from "@/lib/access/policy";
import type { Prisma } from "@/lib/kernel/db";
import type { ViewOf } from "@/lib/kernel/returns";
import { columns } from "@/lib/kernel/sql/columns";
import { withIsoTimes } from "@/lib/kernel/sql/stored-time";

export type UpdateView = ViewOf<typeof schema.updateView>;
export type CommentView = ViewOf<typeof schema.commentView>;
export type RecentUpdateView = ViewOf<typeof schema.recentUpdateView>;
export type ProjectPhotoView = ViewOf<typeof schema.projectPhotoView>;
export type QuestionView = ViewOf<typeof schema.questionView>;
export type PostedQuestionView = ViewOf<typeof schema.postedQuestionView>;
export type OpenQuestionView = ViewOf<typeof schema.openQuestionView>;
export type RevisionView = ViewOf<typeof schema.revisionView>;

export const revisionSelect = columns("id", "kind", "content", "createdAt");

const personName = { select: { name: true } } as const;

export const commentSelect = {
  ...columns("id", "updateId", "authorId", "content", "language", "asks"),
  ...columns("capturedAt", "createdAt", "withdrawnAt"),
  author: personName,
  withdrawer: personName,
} satisfies Prisma.CommentSelect;

/** A comment as it is stored, with the names of its author and of who withdrew it. */
export type CommentRow = Prisma.CommentGetPayload<{ select: typeof commentSelect }>;

/** An author's role as the API reports it: managers count as owners. */
export function authorRoleOf(role: ProjectRole): UpdateView["authorRole"] {
  return role === "owner" || role === "admin" ? "owner" : "worker";
}

/** A comment as the API returns it. */
export function toCommentView(
  { withdrawer, capturedAt, asks: _, ...row }: CommentRow,
  role: ProjectRole,
  photos: CommentView["photos"],
): CommentView {
  return {
    ...withIsoTimes(row),
    ...(capturedAt && { capturedAt: capturedAt.toISOString() }),
    author: { ...row.author, role },
    withdrawnBy: withdrawer,
    photos,
  };
}

/** A revision as the API returns it. */
export function toRevisionView(
  row: Prisma.UpdateRevisionGetPayload<{ select: typeof revisionSelect }>,
): RevisionView {
  const kind = row.kind === "transcript" ? "transcript" : "content";
  return { ...withIsoTimes(row), kind };
}
