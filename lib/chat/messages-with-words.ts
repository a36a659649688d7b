import { type Conversation, type EveryChannel, messagesOf } from "./conversation";
import { AUDIO_MESSAGE } from "./limits";
import type { Actor } from "@/lib/access/actor";
import { hasRecording, joinRecording } from "@/lib/attachments/attachment";
import { hasWords } from "@/lib/kernel/sql/has-words";
import { Prisma } from "@/lib/kernel/db";
import { whereMessageTranslation } from "@/lib/translation/source";

/**
 * The channels' messages that have all the words (`wordsOf`) in what was written, in what was said, or in their stored translation
 * into the actor's language. Three SELECTs, each ordered and limited by `rest`: for the one condition with OR, Postgres would read the
 * whole channel.
 */
export function messagesWithWords(
  actor: Actor,
  channels: Conversation | EveryChannel,
  words: readonly string[],
  rest: Prisma.Sql,
): Prisma.Sql {
  const written = Prisma.sql`
    AND ${hasWords(Prisma.sql`m.folded_content`, words)}
    AND (m.content <> ${AUDIO_MESSAGE} OR NOT ${hasRecording("message", MESSAGE)}) ${rest}`;
  const said = Prisma.sql`AND ${hasWords(Prisma.sql`recording.folded_transcript`, words)} ${rest}`;
  const translated = Prisma.sql`
    AND t.subject_type = 'message' AND ${hasWords(Prisma.sql`t.folded_content`, words)} ${rest}`;
  const recording = joinRecording("message", MESSAGE);
  const translation = Prisma.sql`${recording} JOIN translations t ON ${whereMessageTranslation(actor.reads)}`;
  return Prisma.sql`
    (${messagesOf(actor, channels, written)})
    UNION (${messagesOf(actor, channels, said, recording)})
    UNION (${messagesOf(actor, channels, translated, translation)})`;
}

const MESSAGE = Prisma.sql`m`;
