import { whileClaimed } from "./claim";
import { cleanSegments, transcriptOf } from "./clean-segments";
import { payerOf } from "./payer-of";
import { isSilent, isWithoutSpeech } from "../shared/loudness";
import { findRecording, holderOf, readSound, type Recording, segmentsOf } from "./recording";
import { translateTranscript } from "./translate-transcript";
import type { Segment } from "../view";
import { isUnpaid, payFor } from "@/lib/ai/budget";
import { AiError } from "@/lib/ai/client";
import { isEnglish } from "@/lib/ai/language-tag";
import { transcribe } from "@/lib/ai/transcribe";
import { db, Prisma } from "@/lib/kernel/db";
import { readKnowledge, type Term } from "@/lib/translation/knowledge";
import { piecesOf } from "@/lib/translation/pieces";
import type { TranslatedPiece } from "@/lib/translation/view";
import type { Transcript } from "@/lib/updates/posting/compose-content";

/** A recording's words, and its sentences as the service heard them. */
export interface Words extends Transcript {
  segments: Segment[];
}

/**
 * Transcribes and translates a recording, unless both are stored already. Each response of the service is stored as soon as
 * it arrives, so that a later failure does not pay for it again. Null if the recording is gone meanwhile. Throws Busy, AiError, and
 * rate_limited when a daily limit does not leave what transcribing it costs.
 */
export async function transcribeAndTranslate(recording: Recording): Promise<Words | null> {
  if (recording.transcription && recording.transcription.translatedText !== null) return wordsOf(recording);
  return whileClaimed(recording.id, async (transcription) => {
    const claimed = { ...recording, transcription };
    const heard = isHeard(claimed) ? claimed : await hearAndStore(claimed);
    return heard && translateAndStore(heard);
  });
}

/** The stored words of a recording: the author's correction, else what the service heard. */
export function wordsOf(recording: Recording): Words {
  const { transcription } = recording;
  const segments = segmentsOf(recording);
  const transcript = holderOf(recording)?.transcript ?? transcriptOf(segments);
  return {
    transcript: transcript === "" ? null : transcript,
    language: holderOf(recording)?.language ?? transcription?.language ?? null,
    translatedText: transcription?.translatedText ?? null,
    segments,
  };
}

function isHeard(recording: Recording): boolean {
  return Boolean(recording.transcription?.heardAt) || typeof holderOf(recording)?.transcript === "string";
}

/** Reads it anew afterwards: while the service listened, it may have been posted, or its author corrected it. */
async function hearAndStore(recording: Recording): Promise<Recording | null> {
  const { language, segments } = await listenTo(recording);
  await db().$executeRaw(Prisma.sql`
    UPDATE transcriptions SET heard_at = clock_timestamp(), language = ${language}, segments = ${JSON.stringify(segments)}::jsonb
    WHERE upload_id = ${recording.id}::uuid AND heard_at IS NULL`);
  return findRecording({ id: recording.id });
}

/** Does not send silence or noise. If somebody asked for another attempt, they have listened: then only skips total silence. */
async function listenTo(recording: Recording): Promise<{ language: string | null; segments: Segment[] }> {
  const isHopeless = recording.transcription?.requestedAt ? isSilent : isWithoutSpeech;
  if (isHopeless(recording)) return { language: null, segments: [] };
  const sound = await readSound(recording);
  if (!sound) throw new AiError("refused", new Error("the bytes are gone"));
  const words = (await glossaryOf(recording)).map(({ term }) => term);
  const pay = payFor(await payerOf(recording));
  const { language, segments } = await transcribe({ ...sound, words, pay });
  return { language, segments: cleanSegments(segments) };
}

async function translateAndStore(recording: Recording): Promise<Words> {
  const said = wordsOf(recording);
  const { translated, pieces } = await inEnglish(recording, said);
  // Skips a transcript that the author corrected meanwhile: another job translates the correction.
  await db().$executeRaw(Prisma.sql`
    UPDATE transcriptions t SET translated_text = ${translated.translatedText}, translated_pieces = ${JSON.stringify(pieces)}::jsonb, language = COALESCE(language, ${translated.language})
    WHERE upload_id = ${recording.id}::uuid AND NOT EXISTS (
      SELECT 1 FROM uploads r JOIN updates u ON u.id = r.update_id
      WHERE r.id = ${recording.id}::uuid AND u.transcript <> ${said.transcript ?? ""})`);
  return translated;
}

interface InEnglish {
  translated: Words;
  /** The translation by sentence; null if nothing was translated. */
  pieces: TranslatedPiece[] | null;
}

/** Returns the original if the service refuses to translate it, or the daily limit is reached: readers' translations follow. */
async function inEnglish(recording: Recording, said: Words): Promise<InEnglish> {
  const { transcript, language, segments } = said;
  const asItIs = (translatedText: string) => ({ translated: { ...said, translatedText }, pieces: null });
  if (!transcript) return asItIs("");
  if (language && isEnglish(language)) return asItIs(transcript);
  const sentences = piecesOf({ text: transcript, description: null, segments });
  const english = await translateTranscript(
    sentences.map(({ text }) => text),
    { glossary: await glossaryOf(recording), pay: payFor(await payerOf(recording)) },
  ).catch(nullIfRefused);
  if (!english) return asItIs("");
  const spoken = language ?? english.language;
  if (spoken !== null && isEnglish(spoken))
    return { translated: { ...said, language: spoken, translatedText: transcript }, pieces: null };
  const translatedText = english.pieces.map(({ translation }) => translation).join(" ");
  return { translated: { ...said, language: spoken, translatedText }, pieces: english.pieces };
}

function nullIfRefused(error: unknown): null {
  if (isUnpaid(error) || (error instanceof AiError && error.problem === "refused")) return null;
  throw error;
}

/** The business's glossary; empty before the recording is in an update or a message. */
async function glossaryOf(recording: Recording): Promise<Term[]> {
  const place = holderOf(recording);
  if (!place) return [];
  return (await readKnowledge([place], "en")).get(place.projectId)?.glossary ?? [];
}
