import type { Wire } from "../send/wire";
import type { OutboxItem } from "./item";

/** How items of one kind are sent and edited. How they look is in components/outbox. */
export interface Kind<Content, Answer> {
  /** Sends an item; resolves with the server's response. */
  send: (content: Content, item: OutboxItem, wire: Wire) => Promise<Answer>;
  /** What the person wrote, to copy or edit; null when there is nothing. */
  text: (content: Content) => string | null;
  withText?: (content: Content, text: string) => Content;
  /** What to send instead if the folder was deleted; null if there is no other destination. */
  withoutFolder?: (content: Content) => Content | null;
}
