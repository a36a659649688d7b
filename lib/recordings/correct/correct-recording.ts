import { segmentsIn } from "../transcribe/clean-segments";
import { lockBoth } from "../transcribe/lock-recording";
import { heardIn } from "../transcribe/recording";
import type { VoiceHolder } from "../transcribe/voice-holder";
import { wordsOf } from "../transcribe/words";
import { isAiConfigured } from "@/lib/ai/client";
import { isEnglish } from "@/lib/ai/language-tag";
import { enqueue } from "@/lib/events/jobs";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { translateSoon } from "@/lib/translation/translate-soon";

interface Correction {
  /** Of the update or message that the recording is in. */
  id: string;
  transcript: string;
  /** Its author. */
  by: string;
}

/**
 * Writes down what a recording says, in its author's words, with the sentences that can still be played. Its English and its
 * translations are made again, and content that nobody has typed follows; what was heard stays, and what was typed stays translated. Returns whether that changed
 * anything; null for an update or message that is withdrawn or has no recording.
 */
export async function correctRecording(
  tx: Tx,
  holder: VoiceHolder,
  { id, transcript, by }: Correction,
): Promise<boolean | null> {
  const locked = await lockBoth(tx, holder, id);
  if (!locked) return null;
  const { held, recording } = locked;
  const { transcript: earlier, language } = recording;
  if (transcript === earlier) return false;
  const wasComposed = holder.isComposed(held.content, { ...wordsOf(recording), transcript: earlier });
  const translatedText = language && isEnglish(language) ? transcript : null;
  const said = { transcript, language, translatedText };
  await tx.$executeRaw(Prisma.sql`
    WITH forgotten AS (
      DELETE FROM translations WHERE subject_id = ${id}::uuid
        AND source_hash <> text_version(${held.content}, NULL, NULL))
    UPDATE recordings SET state = 'done', transcript = ${transcript},
      segments = ${JSON.stringify(segmentsIn(transcript, heardIn(recording)))}::jsonb,
      translated_text = ${translatedText}, translated_pieces = NULL
    WHERE upload_id = ${recording.id}::uuid`);
  const content = wasComposed ? holder.compose(said) : held.content;
  await holder.correct(tx, id, { earlier, content });
  if (holder.quotesEnglish && translatedText === null && isAiConfigured())
    await enqueue(tx, "audio.transcribe", { recordingId: recording.id }, held.businessId);
  const whose = { tx, actor: { id: by }, business: { id: held.businessId } };
  await translateSoon(whose, { type: holder.kind, id, texts: [transcript] });
  return true;
}
