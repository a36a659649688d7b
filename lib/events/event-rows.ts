import { PROJECT_EVENTS, type ProjectEventType } from "./catalogue";
import type { FiledAt } from "@/lib/access/sees-event";
import { pool, Prisma, query } from "@/lib/kernel/db";

/** A recorded event; `before` and `after` are as its kind declares them in the catalogue. */
export interface EventRow {
  projectId: string;
  seq: number;
  type: string;
  entityId: string;
  /** Null for the system. */
  actorId: string | null;
  before: Filed | null;
  after: Filed | null;
  createdAt: Date;
}

interface Filed extends FiledAt {
  userId?: string;
  updateId?: string;
  assigneeIds?: string[];
}

/** A project's events after one number, up to another one. */
export interface EventRange {
  projectId: string;
  after: number;
  upTo: number;
}

/** Reads the events of all these ranges in one statement, by project, each project's in order. */
export async function readEvents(ranges: EventRange[]): Promise<Map<string, EventRow[]>> {
  const { text, values } = statement(ranges);
  const { rows } = await pool().query<EventRow>(text, values);
  return Map.groupBy(rows, ({ projectId }) => projectId);
}

/** The next events of a project, at most so many. */
export function readEventsAfter(
  { projectId, after }: Omit<EventRange, "upTo">,
  most: number,
): Promise<EventRow[]> {
  return query<EventRow>(Prisma.sql`
    SELECT ${COLUMNS} FROM events e WHERE e.project_id = ${projectId}::uuid AND e.seq > ${after} ORDER BY e.seq LIMIT ${most}`);
}

/** Whether it is a kind that this version knows. */
export function isKnown(type: string): type is ProjectEventType {
  return Object.hasOwn(PROJECT_EVENTS, type);
}

const COLUMNS = Prisma.sql`e.project_id AS "projectId", e.seq, e.type, e.entity_id AS "entityId", e.actor_id AS "actorId", e.before, e.after,
           e.created_at AS "createdAt"`;

function statement(ranges: EventRange[]): Prisma.Sql {
  return Prisma.sql`
    SELECT ${COLUMNS}
    FROM unnest(${ranges.map(({ projectId }) => projectId)}::uuid[], ${ranges.map(({ after }) => after)}::int[],
                ${ranges.map(({ upTo }) => upTo)}::int[]) AS r(project_id, after, up_to)
    JOIN events e ON e.project_id = r.project_id AND e.seq > r.after AND e.seq <= r.up_to
    ORDER BY e.project_id, e.seq`;
}
