import { AUDIO_MESSAGE } from "./limits";
import { record } from "@/lib/events/record";
import { Prisma, transaction } from "@/lib/kernel/db";
import { excerptOf } from "@/lib/kernel/excerpt";
import { MAX } from "@/lib/shared/limits";
import type { Words } from "@/lib/recordings/transcribe/transcribe-and-translate";
import { transcribePosted } from "@/lib/recordings/transcribe/transcribe-posted";
import { translateSoon } from "@/lib/translation/translate-soon";
import type { AudioState } from "@/lib/updates/view";

interface OfMessage {
  messageId: string;
}

/** Transcribes a voice message, as `transcribePosted` says. */
export function transcribeMessage({ messageId }: OfMessage): Promise<void> {
  return transcribePosted(
    { messageId },
    {
      publish: (said) => publish(messageId, { state: said.transcript ? "done" : "unheard", said }),
      publishWithout: (state) => publish(messageId, { state, said: null }),
    },
  );
}

/** What nobody tries any more, after half a day of failures, has failed. */
export function giveUpOnMessage({ messageId }: OfMessage): Promise<void> {
  return publish(messageId, { state: "failed", said: null });
}

/** Writes what became of a recording that is still waited for into its message, and announces it. */
async function publish(
  id: string,
  { state, said }: { state: AudioState; said: Words | null },
): Promise<void> {
  await transaction(async (tx) => {
    const message = await tx.chatMessage.findFirst({
      where: { id, audioState: "pending" },
      select: AUDIENCE,
    });
    if (!message) return;
    const { projectId, ...after } = message;
    const change = changeOf(id, state, said);
    if (said?.transcript)
      await translateSoon(tx, { type: "message", id, texts: [said.transcript], by: message.authorId });
    const onlyIf = Prisma.sql`EXISTS (
      SELECT 1 FROM chat_messages WHERE id = ${id}::uuid AND audio_state = 'pending' FOR NO KEY UPDATE)`;
    await record(tx, { by: null, type: "message.transcribed", id, projectId, after, change, onlyIf });
  });
}

const AUDIENCE = { projectId: true, recipientId: true, authorId: true } as const;

/** What was typed with the recording stays. */
function changeOf(id: string, state: AudioState, said: Words | null): Prisma.Sql {
  const { transcript = null, language = null, segments = null } = said ?? {};
  const content = transcript ? excerptOf(transcript, MAX.message) : AUDIO_MESSAGE;
  return Prisma.sql`
    UPDATE chat_messages m SET audio_state = ${state}, transcript = ${transcript}, language = ${language},
      segments = ${segments && JSON.stringify(segments)}::jsonb,
      content = CASE WHEN content = ${AUDIO_MESSAGE} THEN ${content} ELSE content END
    FROM bumped WHERE m.id = ${id}::uuid`;
}
