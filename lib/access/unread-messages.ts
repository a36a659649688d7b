import { Prisma } from "@/lib/kernel/db";

/**
 * How many messages by others a project `p` of `mine` holds that the actor has not read, over all of their channels; counted from
 * the indexes alone. A direct channel has the actor's mark from its first message on.
 */
export function unreadMessages(actorId: string): Prisma.Sql {
  return Prisma.sql`
    (SELECT ((SELECT count(*) FROM chat_messages m
              WHERE m.project_id = p.id AND m.recipient_id IS NULL AND m.author_id <> me.id
                AND m.seq > GREATEST(p.since, (SELECT r.seq FROM chat_reads r
                                               WHERE r.user_id = me.id AND r.project_id = p.id AND r.channel_id = p.id)))
             + (SELECT count(*) FROM chat_reads r
                JOIN chat_messages m ON m.project_id = p.id AND m.recipient_id = me.id AND m.author_id = r.channel_id
                                    AND m.seq > GREATEST(p.since, r.seq)
                WHERE r.user_id = me.id AND r.project_id = p.id AND r.channel_id <> p.id))::int
     FROM (SELECT ${actorId}::uuid AS id) me)`;
}
