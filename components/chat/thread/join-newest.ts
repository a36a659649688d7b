import type { ChannelMessages, MessagesPage } from "@/components/project-model/cache/message-cache";

/** A page from the middle of a channel; `prev` is the cursor of the next newer page, null at the newest message. */
export interface MiddlePage extends MessagesPage {
  prev: string | null;
}

/**
 * Joins the channel's newest messages with the pages that the reader loaded from an older one; null while messages between the
 * two may be missing.
 */
export function joinNewest(
  newest: Pick<ChannelMessages, "pages">,
  middle: readonly MiddlePage[],
): ChannelMessages | null {
  const [first, ...others] = middle;
  const top = first?.items[0];
  if (!first || !top || first.prev !== null) return null;
  const items = newest.pages.flatMap((page) => page.items);
  const at = items.findIndex(({ id }) => id === top.id);
  // Either the event that announces `top` has not arrived, or many messages were posted since.
  if (at < 0 && items[0] && items[0].createdAt >= top.createdAt) return null;
  const joined = { ...first, items: [...items.slice(0, Math.max(0, at)), ...first.items] };
  const pages = [joined, ...others].map((page) => ({ items: page.items, next: page.next }));
  return { pages, pageParams: pages.map(() => null) };
}
