import type { Wire } from "../send/wire";
import type { OutboxItem } from "./item";

/** How items of one kind are sent. How they look is in components/outbox. */
export interface Kind<Content, Answer> {
  /** Sends an item; resolves with the server's response. */
  send: (content: Content, item: OutboxItem, wire: Wire) => Promise<Answer>;
  /** What to send instead if the folder was deleted; null if there is no other destination. */
  withoutFolder?: (content: Content) => Content | null;
}
