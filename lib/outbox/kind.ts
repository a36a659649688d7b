import type { Wire } from "./wire";
import type { OutboxItem } from "./item";

/** How the items of one kind are sent and corrected. What they look like is in components/outbox. */
export interface Kind<Content> {
  /** Sends an item; settles with the server's answer once the server has it. */
  send: (content: Content, item: OutboxItem, wire: Wire) => Promise<unknown>;
  /** What the person wrote, to copy or edit; null when there is nothing. */
  text: (content: Content) => string | null;
  withText?: (content: Content, text: string) => Content;
  /** What to send instead when the folder is gone; null when there is nowhere else. */
  withoutFolder?: (content: Content) => Content | null;
}
