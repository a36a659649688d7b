import { assertConversation, channelId } from "./conversation";
import type { MarkChannelReadInput } from "./schema";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { Prisma } from "@/lib/kernel/db";

/**
 * Marks a channel as read by the actor up to event `upTo`, the newest message that they have seen, or up to the newest event
 * if that is absent. The mark never moves back, and never past the newest event.
 */
export async function markChannelRead(actor: Actor, input: MarkChannelReadInput): Promise<void> {
  await whileAuthorized(actor, "project:chat", { projectId: input.id }, async ({ tx, project }) => {
    const conversation = { projectId: project.id, withId: input.with ?? null };
    await assertConversation(actor, conversation);
    // LEAST ignores NULL.
    await tx.$executeRaw(Prisma.sql`
      INSERT INTO chat_reads (user_id, project_id, channel_id, seq)
      SELECT ${actor.id}::uuid, id, ${channelId(conversation)}::uuid, LEAST(event_seq, ${input.upTo ?? null}::int)
      FROM projects WHERE id = ${project.id}::uuid
      ON CONFLICT (user_id, project_id, channel_id) DO UPDATE SET seq = GREATEST(chat_reads.seq, EXCLUDED.seq)`);
  });
}
