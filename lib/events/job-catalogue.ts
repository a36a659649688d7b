import { shape, type Shape } from "./shared/shape";

/**
 * A failed job is retried after 2 to 4 seconds, then with growing delays, hourly from the eleventh retry on: for 14 hours
 * in all, so that a mail server may be down for a working day. A process that died is noticed by its missing heartbeat.
 */
const FOR_A_WORKING_DAY = {
  retryLimit: 24,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60 * 60,
  expireInSeconds: 5 * 60,
  heartbeatSeconds: 10,
} as const;

/** The service may take minutes for one answer. */
const FOR_A_SLOW_SERVICE = { ...FOR_A_WORKING_DAY, expireInSeconds: 10 * 60 } as const;

/** A slow service's work, several at once, of which one business takes half. */
function slowWork(workers: number) {
  return { retry: FOR_A_SLOW_SERVICE, workers, ofOneBusiness: workers / 2 };
}

/** A push that is hours old is worth little: 5 seconds to 1 hour between tries, for about 4 hours. */
const FOR_A_PUSH = { ...FOR_A_WORKING_DAY, retryLimit: 12, retryDelay: 5, expireInSeconds: 60 } as const;

/** The installation's own work, most of it queued by the clock. It may be much: one of an account's transactions may take ten minutes. */
const SCHEDULED = {
  carries: shape<Record<string, never>>(),
  retry: { ...FOR_A_WORKING_DAY, expireInSeconds: 60 * 60 },
} as const;

/** Every kind of job: what it carries (ids only, so that the queue holds no secrets and no user content), its retries and its schedule. */
export const JOBS = {
  "mail.password-reset": { carries: shape<{ userId: string | null }>(), retry: FOR_A_WORKING_DAY },
  "mail.email-code": { carries: shape<{ codeId: string }>(), retry: FOR_A_WORKING_DAY },
  "mail.password-changed": { carries: shape<{ userId: string }>(), retry: FOR_A_WORKING_DAY },
  "mail.way-in-changed": { carries: shape<WayInChanged>(), retry: FOR_A_WORKING_DAY },
  "mail.email-changed": { carries: shape<{ emailChangeId: string }>(), retry: FOR_A_WORKING_DAY },
  "mail.deletion-asked": { carries: shape<{ userId: string }>(), retry: FOR_A_WORKING_DAY },
  "mail.admin-added": { carries: shape<{ businessId: string; userId: string }>(), retry: FOR_A_WORKING_DAY },
  "mail.admin-invitation": { carries: shape<{ invitationId: string }>(), retry: FOR_A_WORKING_DAY },
  "mail.weekly-report": { carries: shape<{ reportId: string }>(), retry: FOR_A_WORKING_DAY },
  "mail.billing": { carries: shape<{ noticeId: string }>(), retry: FOR_A_WORKING_DAY },
  "billing.sync": { carries: shape<{ businessId: string; eventId?: string }>(), retry: FOR_A_WORKING_DAY },
  "billing.forget": { carries: shape<{ customerId: string }>(), retry: FOR_A_WORKING_DAY },
  "billing.reconcile": { ...SCHEDULED, cron: "29 2 * * *" },
  "uploads.clean-up": { ...SCHEDULED, cron: "43 * * * *" },
  "uploads.delete-discarded": SCHEDULED,
  "audio.transcribe": {
    carries: shape<{ recordingId: string }>(),
    retry: FOR_A_SLOW_SERVICE,
    workers: 6,
    ofOneBusiness: 4,
  },
  "audio.transcribe-waiting": { ...SCHEDULED, cron: "*/10 * * * *" },
  "text.translate": { carries: shape<TextOfJob>(), ...slowWork(4) },
  "text.compare": { carries: shape<TranslatedOfJob>(), ...slowWork(4) },
  "photos.describe": { carries: shape<{ updateId: string }>(), ...slowWork(2) },
  "reports.schedule-weekly": { ...SCHEDULED, cron: "11 * * * *" },
  "reports.prepare-weekly": { carries: shape<{ projectId: string; weekStart: string }>(), ...slowWork(2) },
  "notifications.deliver-due": { ...SCHEDULED, cron: "2,32 * * * *" },
  /** In turns of subscriptions, one at a time: a service that hangs holds one worker for five seconds at most. */
  "notifications.push": {
    carries: shape<{ subscriptionId: string }>(),
    retry: FOR_A_PUSH,
    workers: 4,
    ofOneBusiness: 1,
  },
  "mail.notifications": { carries: shape<{ userId: string }>(), retry: FOR_A_WORKING_DAY, ofOneBusiness: 1 },
  /** Times in ISO 8601. */
  "mail.digest": {
    carries: shape<{ userId: string; since: string; until: string }>(),
    retry: FOR_A_WORKING_DAY,
  },
  /** Those that no server made at once: they all listen for events. */
  "notifications.make": { ...SCHEDULED, cron: "*/10 * * * *" },
  "accounts.delete-due": { ...SCHEDULED, cron: "7 * * * *" },
  "maintenance.prune": { ...SCHEDULED, cron: "17 3 * * *" },
} as const satisfies Record<string, JobKind>;

/** Whose account, and what was added or removed there, at which provider, and when (ISO 8601); by a confirmed address, all else. */
interface WayInChanged {
  userId: string;
  change: "passkey-added" | "passkey-removed" | "account-linked" | "account-unlinked" | "address-confirmed";
  provider?: string;
  at: string;
}

/** A text, by kind and id, and who wrote it; jobs queued by an earlier version do not say. */
interface TextOfJob extends ItemOfJob {
  by?: string;
}

/** Texts of one project that were translated together, the language, and who asked: null if nobody in particular. */
interface TranslatedOfJob {
  to: string;
  items: readonly ItemOfJob[];
  by: string | null;
}

interface ItemOfJob {
  type: "update" | "comment" | "message" | "task" | "subtask" | "project" | "photo";
  id: string;
}

interface RetryPolicy {
  retryLimit: number;
  /** Seconds, like the other times. */
  retryDelay: number;
  retryBackoff: boolean;
  retryDelayMax: number;
  /** When a running job counts as failed. */
  expireInSeconds: number;
  /** When a job counts as failed without a heartbeat of its process; at least 10. */
  heartbeatSeconds: number;
}

export interface JobKind {
  carries: Shape<object>;
  retry: RetryPolicy;
  /** When it is queued automatically, in UTC. */
  cron?: string;
  /** How many of them a server runs at once; default: one. */
  workers?: number;
  /** How many of one business are run at once by all servers together, so that a worker is free for others; default: any number. */
  ofOneBusiness?: number;
}

export type JobName = keyof typeof JOBS;
export type JobData<N extends JobName> =
  (typeof JOBS)[N]["carries"] extends Shape<infer T extends object> ? T : never;
/** The second argument is the job's id: the same for every retry. */
export type JobHandlers = { [N in JobName]: (data: JobData<N>, jobId: string) => Promise<void> };

/** Cleanup after the last failed retry, besides the log line. */
export type DeadJobHandlers = { [N in JobName]?: (data: JobData<N>) => Promise<void> };

export const JOB_NAMES = Object.keys(JOBS) as JobName[];
