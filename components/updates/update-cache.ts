import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { queryKeys } from "@/lib/query-keys";
import type { CommentView, UpdateView } from "@/lib/updates/view";

/** One page of a project's updates, newest first; `next` is the id to go on before. */
export interface UpdatesPage {
  items: UpdateView[];
  next: string | null;
}

type Updates = InfiniteData<UpdatesPage, string | null>;

/** Puts an update on top, once, however often it comes. */
export function addUpdate(client: QueryClient, update: UpdateView): void {
  change(client, update.projectId, (data) => {
    const [first, ...older] = data.pages;
    if (!first || data.pages.some(({ items }) => items.some(({ id }) => id === update.id))) return data;
    return { ...data, pages: [{ ...first, items: [{ comments: [], ...update }, ...first.items] }, ...older] };
  });
}

/** Takes over what changed about an update; the comments below it stay. */
export function replaceUpdate(client: QueryClient, update: UpdateView): void {
  changeItem(client, update.projectId, update.id, (item) => ({ ...update, comments: item.comments ?? [] }));
}

/** Adds a comment below its update, once. */
export function addComment(client: QueryClient, projectId: string, comment: CommentView): void {
  changeItem(client, projectId, comment.updateId, (item) => {
    const others = (item.comments ?? []).filter(({ id }) => id !== comment.id);
    return { ...item, comments: [...others, comment] };
  });
}

function changeItem(
  client: QueryClient,
  projectId: string,
  updateId: string,
  changed: (item: UpdateView) => UpdateView,
): void {
  const page = ({ items, next }: UpdatesPage) => ({
    next,
    items: items.map((item) => (item.id === updateId ? changed(item) : item)),
  });
  change(client, projectId, (data) => ({ ...data, pages: data.pages.map(page) }));
}

function change(client: QueryClient, projectId: string, changed: (data: Updates) => Updates): void {
  client.setQueryData<Updates>(queryKeys.updates(projectId), (data) => data && changed(data));
}
