import type { ProjectEventType } from "@/lib/events/catalogue";
import type { NotificationKind, SubjectType } from "@/lib/notifications/shared/kinds";

interface Telling {
  kind: NotificationKind;
  about: SubjectType;
}

/** What is told of each kind of event, and about what. Without a default: a new kind does not compile until somebody has said. */
export const TOLD_OF: Record<ProjectEventType, Telling | null> = {
  "update.posted": { kind: "update.posted", about: "update" },
  "comment.posted": { kind: "comment.posted", about: "comment" },
  "message.posted": { kind: "message.direct", about: "message" },
  "task.assigned": { kind: "assignment", about: "task" },
  "subtask.assigned": { kind: "assignment", about: "subtask" },
  "subtask.completed": { kind: "subtask.completed", about: "subtask" },
  "member.joined": { kind: "member.joined", about: "member" },
  "project.created": null,
  "project.edited": null,
  "project.guide-ended": null,
  "project.translated": null,
  "project.status-set": null,
  "project.update-permission-set": null,
  "project.handed-over": null,
  "member.left": null,
  "member.removed": null,
  "code.issued": null,
  "task.created": null,
  "task.edited": null,
  "task.completed": null,
  "task.reopened": null,
  "task.translated": null,
  "task.deleted": null,
  "task.unassigned": null,
  "subtask.created": null,
  "subtask.renamed": null,
  "subtask.edited": null,
  "subtask.translated": null,
  "subtask.deleted": null,
  "subtask.unassigned": null,
  "update.edited": null,
  "update.moved": null,
  "update.transcribed": null,
  "update.transcription-requested": null,
  "update.transcript-corrected": null,
  "update.translated": null,
  "update.withdrawn": null,
  "update.photos-changed": null,
  "comment.translated": null,
  "comment.withdrawn": null,
  "comment.photos-changed": null,
  "message.photos-changed": null,
  "message.transcribed": null,
  "message.transcription-requested": null,
  "message.transcript-corrected": null,
  "message.translated": null,
  // As the mention that its update or comment is.
  "question.asked": null,
  "question.answered": null,
  "question.settled": null,
};
