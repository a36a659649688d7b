import { weekDue } from "./week-due";
import { HAS_YEARLY_PLAN } from "@/lib/access/entitlement";
import { dayAfter, spanOf } from "@/lib/i18n/days";
import { isTimeZone } from "@/lib/i18n/locale";
import { ZONE } from "@/lib/i18n/zone-of";
import { Prisma, query, type Tx } from "@/lib/kernel/db";

/** A project of whose last week a report is to be prepared. */
export interface DueProject {
  projectId: string;
  /** The Monday, YYYY-MM-DD. */
  weekStart: string;
  businessId: string;
  ownerId: string;
  ownerLanguage: string;
  /** IANA; of the business's owner. */
  timeZone: string;
  /** What came since then and was written before the week, on a phone without a signal, was too late for the report of its own. */
  lateSince: Date;
}

const OWNERS = Prisma.sql`(
  SELECT u.*, ${ZONE} AS zone FROM users u LEFT JOIN notification_preferences p ON p.user_id = u.id) owner`;

/**
 * Projects of which a weekly report is due (week-due.ts) and was not prepared: of businesses with the yearly plan whose owner is not
 * suspended, that existed in that week, were not finished before it, and in which somebody posted or completed something. `only`: of this one alone.
 */
export async function dueProjects(now: Date, only: string | null = null): Promise<DueProject[]> {
  const weeks = (await ownersZones(only)).map((zone) => weekIn(zone, now));
  const one = only === null ? Prisma.sql`true` : Prisma.sql`p.id = ${only}::uuid`;
  return query<DueProject>(Prisma.sql`
    WITH week AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(weeks)}::jsonb)
      AS w (zone text, start date, begins timestamptz, ends timestamptz))
    SELECT p.id AS "projectId", week.start::text AS "weekStart", b.id AS "businessId", owner.id AS "ownerId",
           owner.language AS "ownerLanguage", week.zone AS "timeZone", late.since AS "lateSince"
    FROM businesses b JOIN ${OWNERS} ON owner.id = b.owner_id JOIN week ON week.zone = owner.zone JOIN projects p ON p.business_id = b.id
    -- A report has read its updates ten minutes before it is kept, at most: its job takes no longer.
    CROSS JOIN LATERAL (
      SELECT GREATEST(week.begins, max(r.created_at) - interval '10 minutes') AS since FROM reports r
      WHERE r.project_id = p.id AND r.is_weekly AND r.start_day = week.start - 7) late
    WHERE ${one} AND b.deleted_at IS NULL AND owner.suspended_at IS NULL AND ${HAS_YEARLY_PLAN} AND p.created_at < week.ends
      AND (p.status = 'active' OR p.completed_at >= week.begins)
      AND NOT EXISTS (SELECT FROM report_weeks made WHERE made.project_id = p.id AND made.week_start = week.start)
      AND (EXISTS (SELECT FROM updates u WHERE u.project_id = p.id AND u.withdrawn_at IS NULL AND u.created_at >= week.begins
                     AND (COALESCE(u.captured_at, u.created_at) >= week.begins OR u.created_at >= late.since)
                     AND COALESCE(u.captured_at, u.created_at) < week.ends)
        OR EXISTS (SELECT FROM project_tasks t WHERE t.project_id = p.id AND t.completed_at >= week.begins AND t.completed_at < week.ends)
        OR EXISTS (SELECT FROM subtasks s WHERE s.project_id = p.id AND s.completed_at >= week.begins AND s.completed_at < week.ends))
    ORDER BY p.id`);
}

/** Takes the week for the report that this transaction stores; false where another one has, or the plan has ended since. */
export async function claimWeek(tx: Tx, { projectId, weekStart }: DueProject): Promise<boolean> {
  const taken = await tx.$executeRaw(Prisma.sql`
    INSERT INTO report_weeks (project_id, week_start)
    SELECT p.id, ${weekStart}::date FROM projects p JOIN businesses b ON b.id = p.business_id
    WHERE p.id = ${projectId}::uuid AND ${HAS_YEARLY_PLAN} ON CONFLICT DO NOTHING`);
  return taken === 1;
}

async function ownersZones(only: string | null): Promise<string[]> {
  const one =
    only === null
      ? Prisma.sql`true`
      : Prisma.sql`b.id = (SELECT p.business_id FROM projects p WHERE p.id = ${only}::uuid)`;
  const rows = await query<{ zone: string }>(Prisma.sql`
    SELECT DISTINCT owner.zone FROM businesses b JOIN ${OWNERS} ON owner.id = b.owner_id WHERE ${one} AND ${HAS_YEARLY_PLAN}`);
  return rows.map(({ zone }) => zone).filter(isTimeZone);
}

function weekIn(zone: string, now: Date) {
  const start = weekDue(now, zone);
  const { from, until } = spanOf({ start, end: dayAfter(start, 6) }, zone);
  return { zone, start, begins: from, ends: until };
}
