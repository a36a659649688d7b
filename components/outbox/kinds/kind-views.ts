import { commentView } from "./comment";
import { completionView } from "./completion";
import type { KindView } from "./kind-view";
import { messageView } from "./message";
import { updateView } from "./update";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";
import type { Answers, KindName, Kinds } from "@/lib/browser/outbox/items/kind-names";

const VIEWS: { [K in KindName]: KindView<Kinds[K], Answers[K]> } = {
  update: updateView,
  comment: commentView,
  completion: completionView,
  message: messageView,
};

/** How an item looks, by its kind. */
export function viewOf({ kind }: OutboxItem): KindView<unknown, unknown> {
  return VIEWS[kind as KindName] as KindView<unknown, unknown>;
}
