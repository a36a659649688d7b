import type { ChatMessageView } from "@/lib/chat/view";
import type { PROJECT_EVENTS, ProjectEventType } from "@/lib/events/catalogue";
import type { CacheChange } from "@/lib/events/shared/event-kind";
import type { ProjectView } from "@/lib/projects/view";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import type { CommentView, QuestionView, UpdateView } from "@/lib/updates/view";

/** The entity that was changed, as the server returned it: for the reader's own write or, after somebody else's, a read. */
interface Answers {
  "changed-project": ProjectView;
  "project-status": ProjectView;
  "new-task": TaskView;
  "changed-task": TaskView;
  "edited-task": TaskView;
  "translated-task": TaskView;
  "new-subtask": SubtaskView;
  "renamed-subtask": SubtaskView;
  "completed-subtask": SubtaskView;
  "new-update": UpdateView;
  "changed-update": UpdateView;
  "moved-update": UpdateView;
  "translated-update": UpdateView;
  "withdrawn-update": UpdateView;
  "new-comment": CommentView;
  "changed-comment": CommentView;
  "changed-question": QuestionView;
  "new-message": ChatMessageView;
  "changed-message": ChatMessageView;
}

/** `never` where the change is known from its event alone. */
export type AnswerTo<C extends CacheChange> = C extends keyof Answers ? Answers[C] : never;

export type EventAnswer<T extends ProjectEventType> = AnswerTo<(typeof PROJECT_EVENTS)[T]["cache"]>;
