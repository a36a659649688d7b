import { type Conversation, messagesOf } from "./conversation";
import { AUDIO_MESSAGE } from "./limits";
import type { Actor } from "@/lib/access/actor";
import { hasRecording, joinRecording } from "@/lib/attachments/attachment";
import { likePattern } from "@/lib/kernel/like-pattern";
import { Prisma } from "@/lib/kernel/db";
import { whereMessageTranslation } from "@/lib/translation/source";

/**
 * The channel's messages that contain a text, in what was written or said, or in their stored translation into the actor's
 * language. Three SELECTs, each ordered and limited by `rest`: for the one condition with OR, Postgres would read the whole channel.
 */
export function messagesContaining(
  actor: Actor,
  conversation: Conversation,
  text: string,
  rest: Prisma.Sql,
): Prisma.Sql {
  const pattern = Prisma.sql`search_text(${likePattern(text)})`;
  const written = Prisma.sql`
    AND search_text(m.content) LIKE ${pattern} AND (m.content <> ${AUDIO_MESSAGE} OR NOT ${hasRecording("message", MESSAGE)}) ${rest}`;
  const said = Prisma.sql`AND search_text(recording.transcript) LIKE ${pattern} ${rest}`;
  const translated = Prisma.sql`
    AND t.subject_type = 'message' AND t.content IS NOT NULL AND search_text(t.content) LIKE ${pattern} ${rest}`;
  const recording = joinRecording("message", MESSAGE);
  const translation = Prisma.sql`${recording} JOIN translations t ON ${whereMessageTranslation(actor.reads)}`;
  return Prisma.sql`
    (${messagesOf(actor, conversation, written)})
    UNION (${messagesOf(actor, conversation, said, recording)})
    UNION (${messagesOf(actor, conversation, translated, translation)})`;
}

const MESSAGE = Prisma.sql`m`;
