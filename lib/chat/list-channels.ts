import { messageRows } from "./message-rows";
import type { ChannelView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import type { ProjectRole } from "@/lib/access/policy";
import { rolesIn } from "@/lib/access/project-roles";
import { db, Prisma } from "@/lib/kernel/db";

interface Row {
  withId: string | null;
  name: string;
  role: ProjectRole | null;
  readSeq: number;
  unreadCount: number;
  lastId: string | null;
}

/**
 * The project's channels as the actor sees them: the team's first, then one for each other person in the project, and for
 * people who left if there are messages, by newest message. Always two statements, however many channels there are.
 */
export async function listChannels(actor: Actor, { id }: { id: string }): Promise<ChannelView[]> {
  const { project } = await authorize(actor, "project:chat", { projectId: id });
  const rows = await db().$queryRaw<Row[]>(channels(actor.id, project.id));
  const ids = rows.flatMap(({ lastId }) => lastId ?? []);
  const page = Prisma.sql`SELECT m.* FROM chat_messages m WHERE m.id = ANY (${ids}::uuid[])`;
  const messages = new Map((await messageRows(actor, page)).map((message) => [message.id, message]));
  const views = rows.map(({ withId, lastId, ...row }) => ({
    with: withId,
    ...row,
    lastMessage: (lastId && messages.get(lastId)) || null,
  }));
  return views.sort(teamThenNewest);
}

function teamThenNewest(a: ChannelView, b: ChannelView): number {
  const newest = (channel: ChannelView) => channel.lastMessage?.createdAt ?? "";
  if (a.with === null || b.with === null) return Number(a.with !== null) - Number(b.with !== null);
  return newest(b).localeCompare(newest(a)) || a.name.localeCompare(b.name);
}

function channels(actorId: string, projectId: string): Prisma.Sql {
  const me = Prisma.sql`${actorId}::uuid`;
  const project = Prisma.sql`${projectId}::uuid`;
  return Prisma.sql`
    WITH since AS (
      SELECT COALESCE(max(since_seq), 0) AS seq FROM project_views WHERE user_id = ${me} AND project_id = ${project}),
    reads AS MATERIALIZED (
      SELECT channel_id, seq FROM chat_reads WHERE user_id = ${me} AND project_id = ${project}),
    roles AS MATERIALIZED (${rolesIn(project)}),
    people AS (
      SELECT user_id, role FROM roles WHERE user_id <> ${me}
      UNION ALL SELECT channel_id, 'former' FROM reads
      WHERE channel_id <> ${project} AND channel_id NOT IN (SELECT user_id FROM roles))
    SELECT NULL::uuid AS "withId", p.name, NULL AS role, mark.seq AS "readSeq", unread.n AS "unreadCount", newest.id AS "lastId"
    FROM projects p CROSS JOIN LATERAL (${markOf(Prisma.sql`p.id`)}) mark
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS n FROM chat_messages m
      WHERE m.project_id = p.id AND m.recipient_id IS NULL AND m.seq > mark.seq AND m.author_id <> ${me}) unread
    LEFT JOIN LATERAL (
      SELECT m.id FROM chat_messages m WHERE m.project_id = p.id AND m.recipient_id IS NULL
      ORDER BY m.created_at DESC, m.id DESC LIMIT 1) newest ON true
    WHERE p.id = ${project}
    UNION ALL
    SELECT people.user_id, u.name, people.role, mark.seq, unread.n, newest.id
    FROM people JOIN users u ON u.id = people.user_id CROSS JOIN LATERAL (${markOf(Prisma.sql`people.user_id`)}) mark
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS n FROM chat_messages m
      WHERE m.project_id = ${project} AND m.recipient_id = ${me} AND m.author_id = people.user_id AND m.seq > mark.seq) unread
    LEFT JOIN LATERAL (
      SELECT last.id FROM (
        ${newestBetween(project, me, Prisma.sql`people.user_id`)} UNION ALL
        ${newestBetween(project, Prisma.sql`people.user_id`, me)}) last
      ORDER BY last.created_at DESC, last.id DESC LIMIT 1) newest ON true
    WHERE people.role <> 'former' OR newest.id IS NOT NULL`;
}

/** Up to where a channel was read: what was written before one joined was never unread. */
function markOf(channel: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT GREATEST(since.seq, (SELECT reads.seq FROM reads WHERE reads.channel_id = ${channel}), 0) AS seq FROM since`;
}

function newestBetween(project: Prisma.Sql, author: Prisma.Sql, recipient: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    (SELECT m.id, m.created_at FROM chat_messages m
     WHERE m.project_id = ${project} AND m.author_id = ${author} AND m.recipient_id = ${recipient}
     ORDER BY m.created_at DESC, m.id DESC LIMIT 1)`;
}
