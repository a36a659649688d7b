import { deliverNotifications } from "./deliver-notifications";
import { enqueueAll } from "@/lib/events/jobs";
import { dayAfter, dayOf, hourOf } from "@/lib/i18n/days";
import { isTimeZone } from "@/lib/i18n/locale";
import { ZONE } from "@/lib/i18n/zone-of";
import { Prisma, query, transaction } from "@/lib/kernel/db";
import { canMail } from "@/lib/kernel/env";
import { momentAt } from "@/lib/notifications/preferences/quiet-hours";

/** When the digest of a day is due, in its person's time zone. */
const HOUR = 6;
const TIME = "06:00";

/** Every half hour: delivers what a killed process left, and queues the digests that are due. */
export async function deliverDue(now = new Date()): Promise<void> {
  const left = await query<{ id: string }>(
    Prisma.sql`SELECT id FROM notifications WHERE created_at > ${now}::timestamptz - interval '45 minutes' AND read_at IS NULL`,
  );
  await deliverNotifications(
    left.map(({ id }) => id),
    now,
  );
  if (canMail) await scheduleDigests(now);
}

/** The day (YYYY-MM-DD) of which the digest is due: today's, from 6:00 on. */
export function digestDay(now: Date, timeZone: string): string {
  return dayAfter(dayOf(now, timeZone), hourOf(now, timeZone) < HOUR ? -1 : 0);
}

/** Queues each person's digest of a day once: the claim of the day commits with the job. Of what happened up to 6:00, since the last one. */
export async function scheduleDigests(now: Date): Promise<void> {
  const zones = await query<{ zone: string }>(Prisma.sql`
    SELECT DISTINCT ${ZONE} AS zone FROM users u LEFT JOIN notification_preferences p ON p.user_id = u.id
    WHERE u.id IN (SELECT n.user_id FROM notifications n WHERE n.created_at > ${now}::timestamptz - interval '3 days')`);
  const days = zones
    .filter(({ zone }) => isTimeZone(zone))
    .map(({ zone }) => {
      const day = digestDay(now, zone);
      const [since, until] = [dayAfter(day, -1), day].map((one) => momentAt(one, TIME, zone));
      return { zone, day, since, until };
    });
  await transaction(async (tx) => {
    const claimed = await query<{ userId: string; since: Date; until: Date }>(Prisma.sql`
      WITH due AS (
        SELECT u.id, day.day, day.until,
               COALESCE(GREATEST(p.digested_up_to, day.until - interval '3 days'), day.since) AS since
        FROM jsonb_to_recordset(${JSON.stringify(days)}::jsonb) AS day (zone text, day date, since timestamptz, until timestamptz)
        JOIN users u ON u.email_verified_at IS NOT NULL AND u.suspended_at IS NULL AND u.deleted_at IS NULL
        LEFT JOIN notification_preferences p ON p.user_id = u.id
        WHERE ${ZONE} = day.zone AND (p.digest_day IS NULL OR p.digest_day < day.day)
          AND EXISTS (SELECT FROM notifications n WHERE n.user_id = u.id AND n.created_at < day.until
            AND n.created_at >= COALESCE(GREATEST(p.digested_up_to, day.until - interval '3 days'), day.since))),
      claimed AS (
        INSERT INTO notification_preferences AS known (user_id, digest_day, digested_up_to) SELECT id, day, until FROM due ORDER BY id
        ON CONFLICT (user_id) DO UPDATE SET digest_day = EXCLUDED.digest_day, digested_up_to = EXCLUDED.digested_up_to
        WHERE known.digest_day IS NULL OR known.digest_day < EXCLUDED.digest_day RETURNING user_id)
      SELECT due.id AS "userId", due.since, due.until FROM due JOIN claimed ON claimed.user_id = due.id`);
    await enqueueAll(
      tx,
      "mail.digest",
      claimed.map(({ userId, since, until }) => ({
        data: { userId, since: since.toISOString(), until: until.toISOString() },
        turnOf: userId,
      })),
    );
  });
}
