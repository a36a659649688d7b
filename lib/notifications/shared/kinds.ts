/** What somebody can be told of. Names are stored: they never change. */
export const NOTIFICATION_KINDS = [
  "update.posted",
  "comment.posted",
  "mention",
  "assignment",
  "message.direct",
  "subtask.completed",
  "admin.added",
  "member.joined",
  "trial.ending",
  "payment.failed",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const SUBJECT_TYPES = [
  "update",
  "comment",
  "message",
  "task",
  "subtask",
  "member",
  "business",
] as const;
export type SubjectType = (typeof SUBJECT_TYPES)[number];
