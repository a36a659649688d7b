import { NOTIFICATION_KINDS, type NotificationKind } from "../shared/kinds";
import { type Channels, LOCKED } from "../shared/preferences";

export type Chosen = Partial<Record<NotificationKind, Partial<Channels>>>;

/** On site: what concerns oneself, at once on the phone, and by email once a day. */
const ON_SITE: Record<NotificationKind, Channels> = {
  mention: { app: true, email: "daily", push: true },
  assignment: { app: true, email: "daily", push: true },
  "subtask.completed": { app: true, email: "never", push: false },
  "update.posted": { app: true, email: "never", push: false },
  "comment.posted": { app: true, email: "daily", push: true },
  "message.direct": { app: true, email: "daily", push: true },
  "member.joined": { app: true, email: "never", push: false },
  "admin.added": { app: true, email: "immediately", push: true },
  "trial.ending": { app: true, email: "immediately", push: true },
  "payment.failed": { app: true, email: "immediately", push: true },
};

/** Those who run a business: mentions at once, and the rest once a day. */
const IN_THE_OFFICE: Record<NotificationKind, Channels> = {
  ...ON_SITE,
  mention: { app: true, email: "immediately", push: true },
  "subtask.completed": { app: true, email: "daily", push: false },
  "update.posted": { app: true, email: "daily", push: false },
  "member.joined": { app: true, email: "daily", push: false },
};

/** What reaches somebody, by kind: what they chose, else the defaults. */
export function channelsOf(chosen: Chosen, runsBusiness: boolean): Record<NotificationKind, Channels> {
  const defaults = runsBusiness ? IN_THE_OFFICE : ON_SITE;
  const entries = NOTIFICATION_KINDS.map((kind) => {
    const locked = (LOCKED[kind] ?? []).map((channel) => [channel, defaults[kind][channel]]);
    const kept = Object.fromEntries(locked) as Partial<Channels>;
    return [kind, { ...defaults[kind], ...chosen[kind], ...kept }] as const;
  });
  return Object.fromEntries(entries) as Record<NotificationKind, Channels>;
}
