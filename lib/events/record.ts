import type { Actor } from "@/lib/access/actor";
import { Prisma, type Tx } from "@/lib/db";
import { currentRequest } from "@/lib/request-context";

/** The channel of every event: payload `projectId:seq`, nothing else. */
export const EVENT_CHANNEL = "plumbline_events";

/** Where a thing lies, as far as sight depends on it. */
export interface Placement {
  taskId?: string | null;
  subtaskId?: string | null;
  authorId?: string | null;
  userId?: string | null;
}

interface Entity {
  type: string;
  id: string;
  /** The project whose members hear of it; without one it is only logged. */
  projectId?: string;
  before?: Placement;
  after?: Placement;
}

/** Who did it: a person, or null for the system. */
export type Doer = Pick<Actor, "id"> | null;

/**
 * Writes the action log row and, for a thing in a project, the event with the project's next number and its NOTIFY; the last
 * statement of a verb's transaction, since it holds the project's row until the commit. `details` carry no secrets.
 * Returns the event's number, or null for what happened outside of a project.
 *
 * A verb that writes one row may hand that in as `change`: the two are one statement then, and the project's row is held
 * for one round trip less.
 */
export async function record(
  tx: Tx,
  doer: Doer,
  action: string,
  entity: Entity,
  details: Prisma.InputJsonObject = {},
  change?: Prisma.Sql,
): Promise<number | null> {
  const logged = logStatement(doer, action, entity, details);
  if (!entity.projectId) {
    await tx.$executeRaw(change ? Prisma.sql`WITH changed AS (${change}) ${logged}` : logged);
    return null;
  }
  const changed = change ? Prisma.sql`changed AS (${change}),` : Prisma.empty;
  const rows = await tx.$queryRaw<{ seq: number }[]>(Prisma.sql`
    WITH ${changed} logged AS (${logged}),
    bumped AS (
      UPDATE projects SET event_seq = event_seq + 1 WHERE id = ${entity.projectId}::uuid RETURNING id, event_seq
    ),
    event AS (
      INSERT INTO events (project_id, seq, type, entity_id, actor_id, before, after)
      SELECT id, event_seq, ${action}, ${entity.id}::uuid, ${doer?.id ?? null}::uuid, ${json(entity.before)}::jsonb, ${json(entity.after)}::jsonb
      FROM bumped RETURNING project_id, seq
    )
    SELECT seq FROM event, LATERAL (SELECT pg_notify(${EVENT_CHANNEL}, project_id || ':' || seq)) AS notified`);
  return rows[0]?.seq ?? null;
}

function logStatement(
  doer: Doer,
  action: string,
  entity: Entity,
  details: Prisma.InputJsonObject,
): Prisma.Sql {
  const request = currentRequest();
  return Prisma.sql`
    INSERT INTO action_logs (id, user_id, action, entity_type, entity_id, details, ip_address, user_agent)
    VALUES (gen_random_uuid(), ${doer?.id ?? null}::uuid, ${action}, ${entity.type}, ${entity.id}::uuid,
            ${json(details)}::jsonb, ${request?.ip ?? null}, ${request?.userAgent ?? null})`;
}

function json(value: object | undefined): string | null {
  return value ? JSON.stringify(value) : null;
}
