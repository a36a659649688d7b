import { db } from "@/lib/kernel/db";
import { sweepIncoming } from "@/lib/kernel/incoming-files";
import { settleSeen } from "@/lib/notifications/mark-read";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an answer is kept for its Idempotency-Key, in days. */
const KEY_DAYS = 60;
/** How long tokens and operator sessions are kept after they expire, for investigations. */
const DEAD_DAYS = 30;

/** How long ids of Stripe's webhooks are kept: Stripe retries for three days, and old signatures are refused. */
const STRIPE_EVENT_DAYS = 30;

/** How long it is kept what a person, those without a plan, and the installation, spent in a day on the AI service: only today counts. */
const SPENDING_DAYS = 7;

/** How long the action log is kept: what was done in a project is asked about until well after its handover. */
const LOG_DAYS = 3 * 365;

/** How long events are kept for browsers that reconnect; after that a browser refetches everything. */
const EVENT_DAYS = 7;

/** How long notifications are kept, read and unread, in days. */
const [READ_DAYS, UNREAD_DAYS] = [30, 90];

/** Deletes old events, notifications, entries of the log, spending, turns, ids of webhooks, old idempotency keys, and expired tokens, invitations, sessions and rate limits. Safe to repeat. */
export async function prune(): Promise<void> {
  const now = Date.now();
  const before = (days: number) => ({ lt: new Date(now - days * DAY_MS) });
  const dead = { expiresAt: before(DEAD_DAYS) };
  await db().idempotencyKey.deleteMany({ where: { createdAt: before(KEY_DAYS) } });
  await db().actionLog.deleteMany({ where: { createdAt: before(LOG_DAYS) } });
  await db().event.deleteMany({ where: { createdAt: before(EVENT_DAYS) } });
  await settleSeen();
  const read = { createdAt: before(READ_DAYS), readAt: { not: null } };
  await db().notification.deleteMany({ where: { OR: [{ createdAt: before(UNREAD_DAYS) }, read] } });
  await db().stripeEvent.deleteMany({ where: { receivedAt: before(STRIPE_EVENT_DAYS) } });
  await db().passwordResetToken.deleteMany({ where: dead });
  await db().emailCode.deleteMany({ where: dead });
  await db().passkeyChallenge.deleteMany({ where: { expiresAt: before(0) } });
  await db().emailChange.deleteMany({ where: dead });
  await db().adminInvitation.deleteMany({ where: { ...dead, acceptedAt: null } });
  await db().operatorSession.deleteMany({ where: dead });
  await db()
    .$executeRaw`DELETE FROM ended_sessions e USING users u WHERE u.id = e.user_id AND e.session_version < u.session_version`;
  await db()
    .$executeRaw`DELETE FROM sign_ins s USING users u WHERE u.id = s.user_id AND (s.session_version < u.session_version
      OR s.last_seen_at < now() - interval '31 days' OR EXISTS (SELECT 1 FROM ended_sessions e WHERE e.id = s.id))`;
  const spent = { where: { day: before(SPENDING_DAYS) } };
  await db().aiPersonCost.deleteMany(spent);
  await db().aiFreeCost.deleteMany(spent);
  await db().aiInstallationCost.deleteMany(spent);
  // A business whose last turn is over takes the next one, with or without this row.
  await db()
    .$executeRaw`DELETE FROM job_turns past USING job_turns served WHERE served.queue = past.queue AND served.whose = '' AND past.turn < served.turn`;
  await db().rateLimit.deleteMany({ where: { expire: { lt: BigInt(now) } } });
  await sweepIncoming();
}
