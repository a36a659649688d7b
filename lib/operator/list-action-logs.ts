import { afterCursor, orderBy } from "./keyset";
import { logRows } from "./log-rows";
import type { ListActionLogsInput } from "./schema";
import type { ActionLogView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { type Page, pageOf } from "@/lib/kernel/answer";
import { db, Prisma } from "@/lib/kernel/db";

const ROWS = {
  from: Prisma.sql`action_logs l`,
  id: Prisma.sql`l.id`,
  order: { key: Prisma.sql`l.created_at`, direction: "desc" },
} as const;

/** A page of the action log, newest first. */
export async function listActionLogs(
  _operator: Actor,
  { userId, about, limit, before }: ListActionLogsInput,
): Promise<Page<ActionLogView>> {
  const after = await afterCursor(ROWS, before);
  const sources = about
    ? aboutUser(about)
    : [userId ? Prisma.sql`l.user_id = ${userId}::uuid` : Prisma.sql`true`];
  // A list of each source is read by its own index; one list of all would read the whole log.
  const newest = sources.map(
    (source) => Prisma.sql`(
      SELECT l.id, l.created_at FROM action_logs l WHERE ${source} AND ${after}
      ORDER BY ${orderBy(ROWS)} LIMIT ${limit + 1})`,
  );
  const found = Prisma.sql`
    SELECT l.id FROM (${Prisma.join(newest, " UNION ")}) l ORDER BY ${orderBy(ROWS)} LIMIT ${limit + 1}`;
  return pageOf(await logRows(found), limit);
}

/** How many entries concern a user. */
export async function countLogsAbout(userId: string): Promise<number> {
  const sources = aboutUser(userId).map(
    (source) => Prisma.sql`SELECT l.id FROM action_logs l WHERE ${source}`,
  );
  const [row] = await db().$queryRaw<{ n: number }[]>(
    Prisma.sql`SELECT count(*)::int AS n FROM (${Prisma.join(sources, " UNION ")}) entries`,
  );
  return row?.n ?? 0;
}

/** What somebody did, what was done to their account, and what the system did with their businesses. */
function aboutUser(userId: string): Prisma.Sql[] {
  return [
    Prisma.sql`l.user_id = ${userId}::uuid`,
    Prisma.sql`l.entity_type = 'user' AND l.entity_id = ${userId}::uuid`,
    Prisma.sql`l.user_id IS NULL AND l.entity_type = 'business'
      AND l.entity_id IN (SELECT b.id FROM businesses b WHERE b.owner_id = ${userId}::uuid)`,
  ];
}
