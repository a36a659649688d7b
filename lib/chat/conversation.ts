import type { Actor } from "@/lib/access/actor";
import { rolesIn } from "@/lib/access/project-roles";
import { db, Prisma } from "@/lib/db";
import { invalid } from "@/lib/errors";

/** A channel as one of its people sees it: the team's, or the one with somebody. */
export interface Conversation {
  projectId: string;
  /** The other person; null for the team. */
  withId: string | null;
}

/**
 * The channel's messages as SELECTs, one for each index range that holds some: `where` narrows and orders each of them. A direct
 * channel is read from both sides, so that neither sorts what the other wrote.
 */
export function messagesOf(actor: Actor, { projectId, withId }: Conversation, rest: Prisma.Sql): Prisma.Sql {
  const project = Prisma.sql`m.project_id = ${projectId}::uuid`;
  if (withId === null)
    return Prisma.sql`SELECT m.* FROM chat_messages m WHERE ${project} AND m.recipient_id IS NULL ${rest}`;
  const between = (author: string, recipient: string) => Prisma.sql`
    (SELECT m.* FROM chat_messages m
     WHERE ${project} AND m.author_id = ${author}::uuid AND m.recipient_id = ${recipient}::uuid ${rest})`;
  return Prisma.sql`${between(actor.id, withId)} UNION ALL ${between(withId, actor.id)}`;
}

/** The id of the channel in `chat_reads`: the person's, or for the team the project's. */
export function channelId({ projectId, withId }: Conversation): string {
  return withId ?? projectId;
}

/** Throws validation_failed at `path` unless the person is somebody else in the project today. */
export async function assertInProject(
  actor: Actor,
  projectId: string,
  { userId, path }: { userId: string; path: string },
): Promise<void> {
  if (userId === actor.id || !(await isInProject(projectId, userId))) throw invalid(path, "unknown");
}

/** The same, but for those who left there may be messages to read. */
export async function assertConversation(actor: Actor, { projectId, withId }: Conversation): Promise<void> {
  if (withId === null) return;
  const key = { userId: actor.id, projectId, channelId: withId };
  const read = await db().chatRead.findUnique({
    where: { userId_projectId_channelId: key },
    select: { seq: true },
  });
  if (!read) await assertInProject(actor, projectId, { userId: withId, path: "with" });
}

async function isInProject(projectId: string, userId: string): Promise<boolean> {
  const rows = await db().$queryRaw<unknown[]>(Prisma.sql`
    SELECT 1 FROM (${rolesIn(Prisma.sql`${projectId}::uuid`)}) r WHERE r.user_id = ${userId}::uuid`);
  return rows.length > 0;
}
