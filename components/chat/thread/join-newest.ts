import type { ChannelMessages, MessagesPage } from "@/components/project-model/cache/message-cache";

/** A page that may be in the middle of a channel; `prev` is the cursor of the page before it, null at the newest message. */
export interface MiddlePage extends MessagesPage {
  prev: string | null;
}

/**
 * The channel's list from its newest message to where one has read on from an old one; null while there may be messages
 * between the two.
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
  // The event that announces `top` is still to come, or much was written since.
  if (at < 0 && items[0] && items[0].createdAt >= top.createdAt) return null;
  const joined = { ...first, items: [...items.slice(0, Math.max(0, at)), ...first.items] };
  const pages = [joined, ...others].map((page) => ({ items: page.items, next: page.next }));
  return { pages, pageParams: pages.map(() => null) };
}
