import { type Conversation, messagesOf } from "./conversation";
import { AUDIO_MESSAGE } from "./limits";
import type { Actor } from "@/lib/access/actor";
import { likePattern } from "@/lib/kernel/like-pattern";
import { Prisma } from "@/lib/kernel/db";
import { whereMessageTranslation } from "@/lib/translation/source";

/**
 * The channel's messages that contain a text, in what was written or said, or in their stored translation into the actor's
 * language. Two SELECTs, each ordered and limited by `rest`: for the one condition with OR, Postgres would read the whole channel.
 */
export function messagesContaining(
  actor: Actor,
  conversation: Conversation,
  text: string,
  rest: Prisma.Sql,
): Prisma.Sql {
  const pattern = Prisma.sql`search_text(${likePattern(text)})`;
  const inOriginal = Prisma.sql`
    AND search_text(m.content || ' ' || COALESCE(m.transcript, '')) LIKE ${pattern}
    AND (m.audio_state IS NULL OR m.content <> ${AUDIO_MESSAGE}) ${rest}`;
  const inTranslation = Prisma.sql`
    AND t.subject_type = 'message' AND t.content IS NOT NULL AND search_text(t.content) LIKE ${pattern} ${rest}`;
  const joins = Prisma.sql`JOIN translations t ON ${whereMessageTranslation(actor.reads)}`;
  return Prisma.sql`
    (${messagesOf(actor, conversation, inOriginal)}) UNION (${messagesOf(actor, conversation, inTranslation, joins)})`;
}
