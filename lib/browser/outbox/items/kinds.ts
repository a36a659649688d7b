import { answerKind } from "../kinds/answer";
import { commentKind } from "../kinds/comment";
import { completionKind } from "../kinds/completion";
import { messageKind } from "../kinds/message";
import { updateKind } from "../kinds/update";
import type { OutboxItem } from "./item";
import type { Kind } from "./kind";
import type { Answers, KindName, Kinds } from "./kind-names";

const KINDS: { [K in KindName]: Kind<Kinds[K], Answers[K]> } = {
  update: updateKind,
  comment: commentKind,
  answer: answerKind,
  completion: completionKind,
  message: messageKind,
};

/** The kind of an item, whose content is of that kind. */
export function kindOf({ kind }: OutboxItem): Kind<unknown, unknown> {
  return KINDS[kind as KindName] as Kind<unknown, unknown>;
}
