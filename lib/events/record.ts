import {
  type EachProjectEvent,
  entityOf,
  type EventInProject,
  type LoggedEvent,
  type ProjectEvent,
  type ProjectEventType,
} from "./catalogue";
import { tellAfterAnswer } from "./jobs";
import { LOGGED_EVENTS } from "./logged-events";
import { EVENT_CHANNEL, personNotice } from "./notify-payload";
import type { Concerned } from "./shared/event-kind";
import type { Actor } from "@/lib/access/actor";
import { Prisma, query, type Tx } from "@/lib/kernel/db";
import { currentRequest } from "@/lib/kernel/request-context";

interface By {
  /** A person, or null for the system. */
  by: Pick<Actor, "id"> | null;
}

type Recorded = (ProjectEvent | EachProjectEvent | LoggedEvent) & By;

export interface Change {
  /** The verb's own write of one row, as SQL that becomes part of the recording statement. */
  change?: Prisma.Sql;
  /** A condition: where it is false, nothing is written. The change then has to select from `bumped`. */
  onlyIf?: Prisma.Sql;
}

/** The number of the event that is being recorded, for use in its `change`. */
export const EVENT_SEQ = Prisma.sql`(SELECT event_seq FROM bumped)`;

/**
 * Writes the action log row and, for a change in a project, the event with the project's next number and its NOTIFY: one
 * statement, the last of a verb's transaction, since it holds the project's row until the commit. The verb reads its
 * answer before that. Returns the event's number; null outside of projects, for a deleted project, and where `onlyIf` is false.
 */
export async function record(
  tx: Tx,
  event: (ProjectEvent | LoggedEvent) & By & Change,
): Promise<number | null> {
  if (!("projectId" in event)) {
    await tx.$executeRaw(logStatement(event));
    return null;
  }
  const { projectId, id, change, onlyIf } = event;
  const condition = onlyIf ? Prisma.sql`WHERE ${onlyIf}` : Prisma.empty;
  const target = Prisma.sql`SELECT ${projectId}::uuid AS project_id, ${id}::uuid AS entity_id ${condition}`;
  const [recorded] = await query<{ seq: number }>(projectStatement(event, target, change));
  tellAfterAnswer();
  return recorded?.seq ?? null;
}

/** Somebody is assigned or unassigned. */
export type AssignmentEvent = EventInProject<Extract<ProjectEventType, `${string}assigned`>>;

/** A change by the system that changes nobody's visibility. */
export interface QuietEvent {
  type: Extract<ProjectEventType, `${string}.translated`>;
  id: string;
  /** Where the entity is filed, as the catalogue declares it for its kind. */
  after: object | null;
}

/** The same for many such changes in one project, in this order: still one statement, and one notice, of the last. */
export async function recordAll(
  tx: Tx,
  projectId: string,
  events: readonly (QuietEvent | AssignmentEvent)[],
  by: By["by"] = null,
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event, at) => ({ ...event, n: at + 1, entity: entityOf(event.type) }));
  const request = currentRequest();
  await tx.$executeRaw(Prisma.sql`
    WITH change AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS r (n int, type text, id uuid, entity text, before jsonb, after jsonb, details jsonb)),
    bumped AS (
      UPDATE projects SET event_seq = event_seq + ${rows.length}::int WHERE id = ${projectId}::uuid
      RETURNING id, event_seq - ${rows.length}::int AS seq),
    logged AS (
      INSERT INTO action_logs (id, user_id, action, entity_type, entity_id, details, ip_address, user_agent)
      SELECT gen_random_uuid(), ${by?.id ?? null}::uuid, type, entity, change.id, COALESCE(details, '{}'), ${request?.ip ?? null}, ${request?.userAgent ?? null}
      FROM change, bumped),
    event AS (
      INSERT INTO events (project_id, seq, type, entity_id, actor_id, before, after)
      SELECT bumped.id, bumped.seq + n, type, change.id, ${by?.id ?? null}::uuid, NULLIF(before, 'null'), NULLIF(after, 'null')
      FROM change, bumped RETURNING project_id, seq)
    SELECT pg_notify(${EVENT_CHANNEL}, project_id || ':' || max(seq)) FROM event GROUP BY project_id`);
  tellAfterAnswer();
}

/** The same for one change to many projects at once, each as a whole: still one statement. */
export async function recordInEach(
  tx: Tx,
  projectIds: string[],
  event: EachProjectEvent & By,
): Promise<void> {
  // Lock the projects in id order: two concurrent calls would deadlock.
  const targets = Prisma.sql`
    SELECT id AS project_id, id AS entity_id FROM projects WHERE id = ANY (${projectIds}::uuid[])
    ORDER BY id FOR NO KEY UPDATE`;
  await tx.$queryRaw(projectStatement(event, targets));
  tellAfterAnswer();
}

function projectStatement(
  event: (ProjectEvent | EachProjectEvent) & By,
  targets: Prisma.Sql,
  change?: Prisma.Sql,
) {
  return Prisma.sql`
    WITH bumped AS (
      UPDATE projects p SET event_seq = event_seq + 1 FROM (${targets}) target WHERE p.id = target.project_id
      RETURNING p.id, p.event_seq, target.entity_id
    ),
    ${change ? Prisma.sql`changed AS (${change}),` : Prisma.empty}
    logged AS (${insertLogs(event)} FROM bumped),
    event AS (
      INSERT INTO events (project_id, seq, type, entity_id, actor_id, before, after)
      SELECT id, event_seq, ${event.type}, entity_id, ${event.by?.id ?? null}::uuid,
             ${part(event, "before")}::jsonb, ${part(event, "after")}::jsonb
      FROM bumped RETURNING project_id, seq
    )
    SELECT seq FROM event, LATERAL (
      SELECT pg_notify(${EVENT_CHANNEL}, notice)
      FROM unnest(ARRAY[project_id || ':' || seq] || ${noticesOf(event)}::text[] || ${managersOf(event)}) notice) AS told`;
}

function logStatement(event: LoggedEvent & By & Change): Prisma.Sql {
  return Prisma.sql`
    WITH ${event.change ? Prisma.sql`changed AS (${event.change}),` : Prisma.empty}
    logged AS (${insertLogs(event)} FROM (SELECT ${event.id}::uuid AS entity_id) target)
    SELECT pg_notify(${EVENT_CHANNEL}, notice) FROM unnest(${noticesOf(event)}::text[]) notice`;
}

/** Notices to users whose visibility or session changes, sent after the event's own. */
function noticesOf(event: Recorded): string[] {
  return peopleOf(event).map(personNotice);
}

/** A new project is visible to everybody who manages its business. */
function managersOf({ type }: { type: string }): Prisma.Sql {
  if (type !== "project.created") return Prisma.sql`'{}'::text[]`;
  return Prisma.sql`ARRAY(
    SELECT '@' || user_id FROM (
      SELECT b.id, b.owner_id AS user_id FROM businesses b
      UNION SELECT a.business_id, a.user_id FROM business_admins a WHERE a.accepted_at IS NOT NULL) managers
    WHERE managers.id = (SELECT business_id FROM projects WHERE projects.id = project_id))`;
}

/** Inserts one row for each `entity_id` in the FROM clause that follows. */
function insertLogs(event: Recorded): Prisma.Sql {
  const request = currentRequest();
  return Prisma.sql`
    INSERT INTO action_logs (id, user_id, action, entity_type, entity_id, details, ip_address, user_agent)
    SELECT gen_random_uuid(), ${event.by?.id ?? null}::uuid, ${event.type}, ${entityOf(event.type)}, entity_id,
           ${part(event, "details") ?? "{}"}::jsonb, ${request?.ip ?? null}, ${request?.userAgent ?? null}`;
}

type Part = "before" | "after" | "details";

function part(event: { type: string } & Partial<Record<Part, object>>, name: Part): string | null {
  const value = event[name];
  return value ? JSON.stringify(value) : null;
}

/**
 * Users whose visibility or session an event changes, and whose streams in any process must therefore read it again: those
 * who may not be in the project's streams yet, and those of events outside of projects.
 */
function peopleOf(event: Recorded): readonly string[] {
  if (isLogged(event)) return CONCERNED[LOGGED_EVENTS[event.type].concerns](event);
  // Whom a change to a project as a whole names may be new to the project.
  if ("after" in event && "userId" in event.after && entityOf(event.type) === "project")
    return [event.after.userId];
  return [];
}

function isLogged(event: Recorded): event is LoggedEvent & By {
  return event.type in LOGGED_EVENTS;
}

const CONCERNED: Record<Concerned, (event: LoggedEvent & By) => readonly string[]> = {
  nobody: () => [],
  entity: ({ id }) => [id],
  actor: ({ by }) => (by ? [by.id] : []),
  named: (event) => {
    if (event.type === "business.deleted") return event.details.userIds;
    return "details" in event && "userId" in event.details ? [event.details.userId] : [];
  },
};
