import type { ProjectEventType } from "@/lib/events/catalogue";
import type { ChatMessageView } from "@/lib/chat/view";
import type { ProjectView } from "@/lib/projects/view";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import type { CommentView, UpdateView } from "@/lib/updates/view";

/** The entity that an event changed, as the server returned it: for the reader's own write or, after somebody else's, a read. */
interface Answers {
  "project.edited": ProjectView;
  "project.status-set": ProjectView;
  "project.update-permission-set": ProjectView;
  "task.created": TaskView;
  "task.translated": TaskView;
  "task.completed": TaskView;
  "task.reopened": TaskView;
  "subtask.created": SubtaskView;
  "subtask.renamed": SubtaskView;
  "subtask.translated": SubtaskView;
  "subtask.completed": SubtaskView;
  "update.posted": UpdateView;
  "update.edited": UpdateView;
  "update.transcription-requested": UpdateView;
  "update.transcript-corrected": UpdateView;
  "update.moved": UpdateView;
  "update.translated": UpdateView;
  "update.withdrawn": UpdateView;
  "comment.posted": CommentView;
  "comment.translated": CommentView;
  "comment.withdrawn": CommentView;
  "message.posted": ChatMessageView;
  "message.transcribed": ChatMessageView;
  "message.transcript-corrected": ChatMessageView;
  "message.translated": ChatMessageView;
}

export type EventAnswer<T extends ProjectEventType> = T extends keyof Answers ? Answers[T] : never;
