import type { QueryClient } from "@tanstack/react-query";
import { changeProject } from "./change-one";
import { insert } from "./pages";
import { addToCounts, changeItem, changeList, findUpdate } from "./update-lists";
import { ALL_UPDATES, placementOf } from "@/components/project-model/placement";
import type { CommentView, QuestionView, UpdateView } from "@/lib/updates/view";

/** Adds a new update to its place's list, the list of all updates, and the counts, unless a list already has it. */
export function addUpdate(client: QueryClient, update: UpdateView): void {
  const place = placementOf(update);
  if (findUpdate(client, update.projectId, update.id)) return;
  for (const list of [place, ALL_UPDATES])
    changeList(client, update.projectId, list, (data) =>
      insert(data, { comments: [], commentCount: 0, ...update }),
    );
  changeProject(client, update.projectId, (project) => ({
    ...project,
    updateCount: project.updateCount + 1,
  }));
  addToCounts(client, update.projectId, place, "updates", 1);
  if (update.isNew) addToCounts(client, update.projectId, place, "new", 1);
}

/** Replaces an update, keeping its comments, and while the page is open also its "new" mark and the time shown. */
export function replaceUpdate(client: QueryClient, update: UpdateView): void {
  changeItem(
    client,
    update.projectId,
    update.id,
    ({ comments = [], commentCount = 0, isNew, capturedAt }) => ({
      ...update,
      isNew: isNew || update.isNew,
      capturedAt: update.capturedAt ?? capturedAt,
      comments,
      commentCount,
    }),
  );
}

/** Puts a question's new state beside what asks it. */
export function replaceQuestion(client: QueryClient, projectId: string, question: QuestionView): void {
  changeItem(client, projectId, question.updateId, (item) => {
    if (question.commentId === null) return { ...item, question };
    const comments = item.comments?.map((one) =>
      one.id === question.commentId ? { ...one, question } : one,
    );
    return { ...item, ...(comments && { comments }) };
  });
}

/** Replaces an update's comments with those read with it, keeping earlier comments that were already loaded. */
export function replaceComments(client: QueryClient, update: UpdateView): void {
  const { comments = [], commentCount = 0 } = update;
  const read = new Set(comments.map(({ id }) => id));
  const oldest = comments[0]?.createdAt ?? "";
  changeItem(client, update.projectId, update.id, (item) => {
    const earlier = (item.comments ?? []).filter(({ id, createdAt }) => !read.has(id) && createdAt < oldest);
    return { ...item, comments: [...earlier, ...comments], commentCount };
  });
}

/** Adds a comment to its update; idempotent. */
export function addComment(client: QueryClient, projectId: string, comment: CommentView): void {
  changeItem(client, projectId, comment.updateId, (item) => {
    const { comments = [], commentCount = 0 } = item;
    if (comments.some(({ id }) => id === comment.id)) return item;
    return { ...item, comments: [...comments, comment], commentCount: commentCount + 1 };
  });
}

/** Replaces a comment where it is in its thread. */
export function replaceComment(client: QueryClient, projectId: string, comment: CommentView): void {
  changeItem(client, projectId, comment.updateId, (item) => ({
    ...item,
    comments: (item.comments ?? []).map((one) => (one.id === comment.id ? comment : one)),
  }));
}

/** Prepends earlier comments to the loaded ones; idempotent. */
export function addEarlierComments(client: QueryClient, update: UpdateView, earlier: CommentView[]): void {
  changeItem(client, update.projectId, update.id, (item) => {
    const shown = new Set(item.comments?.map(({ id }) => id));
    const added = earlier.filter(({ id }) => !shown.has(id));
    return { ...item, comments: [...added, ...(item.comments ?? [])] };
  });
}
