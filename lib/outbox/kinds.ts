import type { OutboxItem } from "./item";
import type { Kind } from "./kind";
import { type CommentContent, commentKind } from "./kinds/comment";
import { type CompletionContent, completionKind } from "./kinds/completion";
import { type UpdateContent, updateKind } from "./kinds/update";

/** Every kind of item, and what it carries. Names are stored on phones: they never change. */
export interface Kinds {
  update: UpdateContent;
  comment: CommentContent;
  completion: CompletionContent;
}

const KINDS: { [K in keyof Kinds]: Kind<Kinds[K]> } = {
  update: updateKind,
  comment: commentKind,
  completion: completionKind,
};

export type KindName = keyof Kinds;

export function isOf<K extends KindName>(item: OutboxItem, kind: K): item is OutboxItem<Kinds[K]> {
  return item.kind === kind;
}

/** The kind of an item, whose content is of that kind. */
export function kindOf({ kind }: OutboxItem): Kind<unknown> {
  return KINDS[kind as KindName] as Kind<unknown>;
}
