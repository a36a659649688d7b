import type { OutboxItem } from "./item";
import type { CommentContent } from "../kinds/comment";
import type { CompletionContent } from "../kinds/completion";
import type { MessageContent } from "../kinds/message";
import type { UpdateContent } from "../kinds/update";

/** Every kind of item, and what it carries. Names are stored on phones: they never change. */
export interface Kinds {
  update: UpdateContent;
  comment: CommentContent;
  completion: CompletionContent;
  message: MessageContent;
}

export type KindName = keyof Kinds;

export function isOf<K extends KindName>(item: OutboxItem, kind: K): item is OutboxItem<Kinds[K]> {
  return item.kind === kind;
}
