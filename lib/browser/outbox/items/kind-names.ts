import type { AnswerContent } from "../kinds/answer";
import type { CommentContent } from "../kinds/comment";
import type { CompletionContent } from "../kinds/completion";
import type { MessageContent } from "../kinds/message";
import type { UpdateContent } from "../kinds/update";
import type { OutboxItem } from "./item";
import type { ChatMessageView } from "@/lib/chat/view";
import type { SubtaskView } from "@/lib/tasks/view";
import type { CommentView, PostedQuestionView, UpdateView } from "@/lib/updates/view";

/** Every kind of item, and what it carries. Names are stored on phones: they never change. */
export interface Kinds {
  update: UpdateContent;
  comment: CommentContent;
  answer: AnswerContent;
  completion: CompletionContent;
  message: MessageContent;
}

/** What the server answers to each. */
export interface Answers {
  update: UpdateView;
  comment: CommentView;
  answer: PostedQuestionView;
  completion: SubtaskView;
  message: ChatMessageView;
}

export type KindName = keyof Kinds;

/** The subtask that an item completes; null if it completes none. */
export function completedBy(item: OutboxItem): string | null {
  if (isOf(item, "completion")) return item.content.subtaskId;
  return isOf(item, "update") && item.content.completesSubtask ? item.content.subtaskId : null;
}

export function isOf<K extends KindName>(item: OutboxItem, kind: K): item is OutboxItem<Kinds[K]> {
  return item.kind === kind;
}
