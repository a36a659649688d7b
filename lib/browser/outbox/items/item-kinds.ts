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

/** An update; `text` may be empty if the item has a recording. */
export interface UpdateContent {
  text: string;
  /** Null for Unassigned. */
  taskId: string | null;
  /** Null for the task itself. */
  subtaskId: string | null;
  /** Whether it completes its subtask, which had asked for its photo. */
  completesSubtask?: boolean;
  asks?: Asks;
}

/** A comment; `text` may be empty if the item has photos. */
export interface CommentContent {
  text: string;
  updateId: string;
  /** Where the update is. */
  taskId: string | null;
  subtaskId: string | null;
  asks?: Asks;
}

/** That it needs an answer: of whom, or for null of all who manage the project. */
export interface Asks {
  toId: string | null;
}

/** A comment that answers a question. */
export interface AnswerContent extends Omit<CommentContent, "asks"> {
  questionId: string;
}

/** A subtask that was checked off. Completing it twice has no further effect. */
interface CompletionContent {
  subtaskId: string;
  taskId: string;
  name: string;
}

/** A chat message; `text` may be empty if the item has a recording. */
export interface MessageContent {
  text: string;
  /** Null for the team. */
  recipientId: string | null;
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
