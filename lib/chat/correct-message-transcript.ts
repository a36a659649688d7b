import { AUDIO_MESSAGE } from "./limits";
import { messageRows } from "./message-rows";
import type { ChatMessageView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { excerptOf } from "@/lib/kernel/excerpt";
import { AppError } from "@/lib/shared/errors";
import { MAX } from "@/lib/shared/limits";
import { type CorrectedWords, correctWords } from "@/lib/recordings/correct/correct-words";
import { findRecording } from "@/lib/recordings/transcribe/recording";
import type { CorrectTranscriptInput } from "@/lib/recordings/schema";
import { translateSoon } from "@/lib/translation/translate-soon";

/**
 * The author writes down what their voice message says; it is translated anew, and content that nobody typed follows. What was
 * heard stays with the recording. Throws conflict for a message without a recording.
 */
export async function correctMessageTranscript(
  actor: Actor,
  { id, transcript }: CorrectTranscriptInput,
): Promise<ChatMessageView> {
  return transaction(async (tx) => {
    const { project } = await authorize(actor, "message:correct", { messageId: id });
    const locked = await lockMessage(tx, id);
    const recording = locked && (await findRecording({ messageId: id }));
    if (!recording) throw new AppError("conflict", { key: "messageWithoutRecording" });
    if (transcript === locked.transcript) return viewOf(actor, id);
    const said = await correctWords(tx, recording, { transcript, language: locked.language });
    await tx.$executeRaw(correction(id, locked, said));
    await translateSoon(tx, { type: "message", id, texts: [transcript], by: actor.id });
    const corrected = await viewOf(actor, id);
    const after = { authorId: actor.id, recipientId: corrected.recipientId };
    await record(tx, { by: actor, type: "message.transcript-corrected", id, projectId: project.id, after });
    return corrected;
  });
}

interface Locked {
  content: string;
  transcript: string | null;
  language: string | null;
}

/** The message under its lock; null when there is nothing to hear in it. */
async function lockMessage(tx: Tx, id: string): Promise<Locked | null> {
  const [message] = await tx.$queryRaw<Locked[]>(Prisma.sql`
    SELECT content, transcript, language FROM chat_messages
    WHERE id = ${id}::uuid AND audio_state IS NOT NULL FOR NO KEY UPDATE`);
  return message ?? null;
}

function correction(id: string, locked: Locked, { transcript, segments }: CorrectedWords): Prisma.Sql {
  const content = isTyped(locked) ? locked.content : excerptOf(transcript, MAX.message);
  return Prisma.sql`
    UPDATE chat_messages SET transcript = ${transcript}, audio_state = 'done', segments = ${JSON.stringify(segments)}::jsonb, content = ${content}
    WHERE id = ${id}::uuid`;
}

function isTyped({ content, transcript }: Locked): boolean {
  return content !== AUDIO_MESSAGE && (transcript === null || content !== excerptOf(transcript, MAX.message));
}

async function viewOf(actor: Actor, id: string): Promise<ChatMessageView> {
  const page = Prisma.sql`SELECT m.* FROM chat_messages m WHERE m.id = ${id}::uuid`;
  const [message] = await messageRows(actor, page);
  if (!message) throw new Error("A locked message has a row");
  return message;
}
