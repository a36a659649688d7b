import { MOST_IN_ONE, noticesOf, type Told } from "./notices-of";
import { peopleOf } from "./people";
import { readSubjects } from "./subjects";
import { TOLD_OF } from "./told-of";
import { type EventRow, isKnown, readEventsAfter } from "@/lib/events/event-rows";
import { Prisma, query, transaction } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import { deliverNotifications } from "@/lib/notifications/deliver/deliver-notifications";
import { isSeen } from "@/lib/notifications/seen";

/** Events that are told of in one transaction. */
const BATCH = 200;

/**
 * Tells people of what has happened in these projects, or in all, since it was last called. Notifications, what is queued to deliver
 * them and how far a project was read commit together: killed halfway it has done nothing, and repeated it adds nothing. Of several at once, the second
 * waits for the first and goes on from there. Throws the first project's error after all others.
 */
export async function makeNotifications(projectIds?: readonly string[]): Promise<void> {
  const failures: unknown[] = [];
  for (const projectId of await projectsBehind(projectIds))
    await tellAll(projectId).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function tellAll(projectId: string): Promise<void> {
  while (await transaction(() => tellNext(projectId)));
}

async function projectsBehind(among?: readonly string[]): Promise<string[]> {
  const rows = await query<{ id: string }>(Prisma.sql`
    SELECT p.id FROM projects p LEFT JOIN notified_up_to told ON told.project_id = p.id
    WHERE p.event_seq > COALESCE(told.seq, 0) AND ${among ? Prisma.sql`p.id = ANY (${[...among]}::uuid[])` : Prisma.sql`true`}`);
  return rows.map(({ id }) => id);
}

/** Returns whether there may be more. */
async function tellNext(projectId: string): Promise<boolean> {
  const from = await lockProgress(projectId);
  const events = from === null ? [] : await readEventsAfter({ projectId, after: from }, BATCH);
  const last = events.at(-1);
  if (!last) return false;
  const told = await toldOf(projectId, events);
  await deliverNotifications(await write(projectId, told, last.seq));
  return events.length === BATCH;
}

/** The project first, as its deletion does. Null for one that is gone. */
async function lockProgress(projectId: string): Promise<number | null> {
  await query(Prisma.sql`
    INSERT INTO notified_up_to (project_id, seq)
    SELECT id, 0 FROM projects WHERE id = ${projectId}::uuid FOR KEY SHARE ON CONFLICT DO NOTHING`);
  const [progress] = await query<{ seq: number }>(
    Prisma.sql`SELECT seq FROM notified_up_to WHERE project_id = ${projectId}::uuid FOR UPDATE`,
  );
  return progress?.seq ?? null;
}

async function toldOf(projectId: string, events: EventRow[]): Promise<Told[]> {
  const telling = events.filter(({ type }) => isKnown(type) && TOLD_OF[type]);
  if (telling.length === 0) return [];
  const subjects = await readSubjects(telling.map(({ entityId }) => entityId));
  return noticesOf(telling, subjects, await peopleOf(projectId));
}

/** Bundles belong together if this little time lies between two of their events. */
const PAUSE = Prisma.sql`interval '1 hour'`;

/**
 * Writes what people are told, and how far: an unread notification of the same kind, person and place is raised, which the
 * person may read at the same moment; then, or where there is none, it is a new one. Returns the ids of both.
 */
async function write(projectId: string, told: Told[], upTo: number): Promise<string[]> {
  const rows = told.map((one, n) => ({ ...one, n, id: newId() }));
  const made = await query<{ id: string }>(Prisma.sql`
    WITH told AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (
        n int, id uuid, "userId" uuid, kind text, "actorId" uuid, "subjectType" text, "subjectIds" uuid[], "placeId" uuid,
        filed uuid[], "sourceSeq" int, seq int, at timestamptz)),
    open AS MATERIALIZED (
      SELECT told.n, newest.id FROM told CROSS JOIN LATERAL (
        SELECT n.id FROM notifications n
        WHERE n.project_id = ${projectId}::uuid AND n.user_id = told."userId" AND n.place_id = told."placeId"
          AND n.kind = told.kind AND (n.actor_id = told."actorId") IS TRUE AND n.subject_type = told."subjectType"
          AND n.read_at IS NULL AND n.created_at > told.at - ${PAUSE}
          AND cardinality(n.subject_ids) + cardinality(told."subjectIds") <= ${MOST_IN_ONE}
          AND NOT ${isSeen(Prisma.sql`told.filed`)}
        ORDER BY n.seq DESC LIMIT 1) newest),
    locked AS MATERIALIZED (
      SELECT id FROM notifications WHERE id IN (SELECT id FROM open) AND read_at IS NULL ORDER BY id FOR UPDATE),
    raised AS (
      UPDATE notifications n SET subject_ids = n.subject_ids || told."subjectIds", seq = told.seq, created_at = told.at
      FROM told JOIN open USING (n) JOIN locked ON locked.id = open.id
      WHERE n.id = open.id AND n.read_at IS NULL RETURNING n.id, told.n),
    added AS (
      INSERT INTO notifications (id, user_id, kind, project_id, actor_id, subject_type, subject_ids, place_id, source_id, source_seq, seq, created_at)
      SELECT id, "userId", kind, ${projectId}::uuid, "actorId", "subjectType", "subjectIds", "placeId", ${projectId}::uuid, "sourceSeq", seq, at
      FROM told WHERE n NOT IN (SELECT n FROM raised) ORDER BY n
      ON CONFLICT DO NOTHING RETURNING id),
    progress AS (UPDATE notified_up_to SET seq = ${upTo} WHERE project_id = ${projectId}::uuid)
    SELECT id FROM raised UNION ALL SELECT id FROM added`);
  return made.map(({ id }) => id);
}
