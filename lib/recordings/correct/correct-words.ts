import { segmentsIn } from "../transcribe/clean-segments";
import { type Recording, segmentsOf } from "../transcribe/recording";
import type { Words } from "../transcribe/transcribe-and-translate";
import { isEnglish } from "@/lib/ai/language-tag";
import { Prisma, type Tx } from "@/lib/kernel/db";

export interface CorrectedWords extends Words {
  transcript: string;
}

/**
 * The words of a recording whose author wrote down what it says, with the sentences that can still be played. Their English
 * replaces that of what was heard, which stays with the recording; it is null where it is still to be made.
 */
export async function correctWords(
  tx: Tx,
  recording: Recording,
  { transcript, language }: { transcript: string; language: string | null },
): Promise<CorrectedWords> {
  const translatedText = language && isEnglish(language) ? transcript : null;
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO transcriptions (upload_id, translated_text) VALUES (${recording.id}::uuid, ${translatedText})
    ON CONFLICT (upload_id) DO UPDATE SET translated_text = EXCLUDED.translated_text, translated_pieces = NULL`);
  return { transcript, language, translatedText, segments: segmentsIn(transcript, segmentsOf(recording)) };
}
