import type { NotificationKind } from "./kinds";

/** The rows of the settings: kinds that are chosen together. */
export const PREFERENCE_ROWS = [
  { row: "mentions", kinds: ["mention"] },
  { row: "subtasks", kinds: ["assignment", "subtask.completed"] },
  { row: "updates", kinds: ["update.posted"] },
  { row: "comments", kinds: ["comment.posted"] },
  { row: "chat", kinds: ["message.direct"] },
  { row: "people", kinds: ["member.joined"] },
  { row: "business", kinds: ["admin.added", "trial.ending", "payment.failed"] },
] as const satisfies { row: string; kinds: readonly NotificationKind[] }[];

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
