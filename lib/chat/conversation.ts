import type { Actor } from "@/lib/access/actor";
import type { ProjectScope } from "@/lib/access/authorize";
import { rolesIn } from "@/lib/access/project-roles";
import { db, Prisma, type Tx } from "@/lib/kernel/db";
import { invalid } from "@/lib/shared/errors";

/** A channel as one of its people sees it: the team's, or the one with somebody. */
export interface Conversation {
  projectId: string;
  /** The other person; null for the team. */
  withId: string | null;
}

/** All channels of a project that the actor sees: the team's, and the direct ones that are theirs. */
export interface EveryChannel {
  projectId: string;
  isEvery: true;
}

/**
 * The channel's messages as SELECTs, one for each index range that holds some: `rest` narrows and orders each of them, `joins` adds
 * tables to it. A direct channel is read from both sides, so that neither sorts what the other wrote.
 */
export function messagesOf(
  actor: Actor,
  channels: Conversation | EveryChannel,
  rest: Prisma.Sql,
  joins = Prisma.empty,
): Prisma.Sql {
  const where = (condition: Prisma.Sql) => Prisma.sql`
    (SELECT m.* FROM chat_messages m ${joins}
     WHERE m.project_id = ${channels.projectId}::uuid AND ${condition} ${rest})`;
  const team = where(Prisma.sql`m.recipient_id IS NULL`);
  if ("isEvery" in channels) {
    const sent = Prisma.sql`m.author_id = ${actor.id}::uuid AND m.recipient_id IS NOT NULL`;
    const received = Prisma.sql`m.recipient_id = ${actor.id}::uuid`;
    return Prisma.sql`${team} UNION ALL ${where(sent)} UNION ALL ${where(received)}`;
  }
  if (channels.withId === null) return team;
  const between = (author: string, recipient: string) =>
    where(Prisma.sql`m.author_id = ${author}::uuid AND m.recipient_id = ${recipient}::uuid`);
  return Prisma.sql`${between(actor.id, channels.withId)} UNION ALL ${between(channels.withId, actor.id)}`;
}

/** The id of the channel in `chat_reads`: the person's, or for the team the project's. */
export function channelId({ projectId, withId }: Conversation): string {
  return withId ?? projectId;
}

/**
 * Throws validation_failed unless the recipient is somebody else in the project today. A removal at the same time waits for the message, or the message sees it.
 */
export async function lockRecipient(
  tx: Tx,
  actor: Actor,
  { project, business }: ProjectScope,
  userId: string,
): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>(Prisma.sql`
    WITH adminship AS (
      SELECT user_id FROM business_admins
      WHERE business_id = ${business.id}::uuid AND user_id = ${userId}::uuid AND accepted_at IS NOT NULL FOR KEY SHARE),
    membership AS (
      SELECT user_id FROM project_members WHERE project_id = ${project.id}::uuid AND user_id = ${userId}::uuid FOR KEY SHARE)
    SELECT ${business.ownerId} AS id WHERE ${business.ownerId} = ${userId}
    UNION ALL SELECT user_id::text FROM adminship UNION ALL SELECT user_id::text FROM membership`);
  if (userId === actor.id || rows.length === 0) throw invalid("recipientId", "notAMember");
}

/** Throws validation_failed at `with` unless the person is somebody else in the project today, or left messages to read. */
export async function assertConversation(actor: Actor, { projectId, withId }: Conversation): Promise<void> {
  if (withId === null) return;
  const key = { userId: actor.id, projectId, channelId: withId };
  const read = await db().chatRead.findUnique({
    where: { userId_projectId_channelId: key },
    select: { seq: true },
  });
  if (read) return;
  if (withId === actor.id || !(await isInProject(projectId, withId))) throw invalid("with", "unknown");
}

async function isInProject(projectId: string, userId: string): Promise<boolean> {
  const rows = await db().$queryRaw<unknown[]>(Prisma.sql`
    SELECT 1 FROM (${rolesIn(Prisma.sql`${projectId}::uuid`)}) r WHERE r.user_id = ${userId}::uuid`);
  return rows.length > 0;
}
