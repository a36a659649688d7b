import { NOTIFICATION_KINDS, type NotificationKind } from "./kinds";

/** The row of the settings in which a kind is chosen, with the others of that row. */
const ROW_OF = {
  mention: "mentions",
  assignment: "subtasks",
  "subtask.completed": "subtasks",
  "update.posted": "updates",
  "comment.posted": "comments",
  "message.direct": "chat",
  "member.joined": "people",
  "admin.added": "business",
  "trial.ending": "business",
  "payment.failed": "business",
} as const satisfies Record<NotificationKind, string>;

/** The rows of the settings, in their order. */
export const PREFERENCE_ROWS = [...new Set(Object.values(ROW_OF))].map((row) => ({
  row,
  kinds: NOTIFICATION_KINDS.filter((kind) => ROW_OF[kind] === row),
}));

export const EMAIL_CHOICES = ["never", "immediately", "daily"] as const;
export type EmailChoice = (typeof EMAIL_CHOICES)[number];

/** Emails that one link turns off: those of a choice above, or those about weekly reports. */
export const EMAILS = ["immediately", "daily", "weekly"] as const;
export type Emails = (typeof EMAILS)[number];

/** How one kind reaches somebody. */
export interface Channels {
  app: boolean;
  email: EmailChoice;
  push: boolean;
}
export type Channel = keyof Channels;

/** What nobody can choose: it is about money and access, and has its own email. */
export const LOCKED: Partial<Record<NotificationKind, readonly Channel[]>> = {
  "admin.added": ["app", "email"],
  "trial.ending": ["app", "email"],
  "payment.failed": ["app", "email"],
};

export const MUTES = ["tomorrow", "monday", "always"] as const;
export type Mute = (typeof MUTES)[number];
