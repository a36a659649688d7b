import { isSilent, isWithoutSpeech } from "../shared/loudness";
import type { Segment } from "../view";
import { whileClaimed } from "./claim";
import { cleanSegments } from "./clean-segments";
import { payerOf } from "./payer-of";
import { findRecording, projectOf, readSound, type Recording } from "./recording";
import { type Words, wordsOf } from "./words";
import { ask } from "@/lib/ai/ask";
import { isUnpaid, payFor } from "@/lib/ai/budget";
import { AiError } from "@/lib/ai/client";
import type { Pay } from "@/lib/ai/cost";
import { isEnglish, languageTag } from "@/lib/ai/language-tag";
import { TRANSLATE_TRANSCRIPT, translatedTranscript } from "@/lib/ai/prompts/translate-transcript";
import { transcribe } from "@/lib/ai/transcribe";
import { db, Prisma } from "@/lib/kernel/db";
import { readKnowledge, type Term } from "@/lib/translation/knowledge";
import { piecesOf } from "@/lib/translation/making/pieces";
import type { TranslatedPiece } from "@/lib/translation/view";

/**
 * Transcribes and translates a recording, unless both are stored already. Each response of the service is stored as soon as
 * it arrives, so that a later failure does not pay for it again. Null if the recording is gone by then. Throws Busy, AiError, and
 * rate_limited when a daily limit does not leave what transcribing it costs.
 */
export async function transcribeAndTranslate(recording: Recording): Promise<Words | null> {
  if (recording.translatedText !== null) return wordsOf(recording);
  return whileClaimed(recording.uploadId, async (stored) => {
    const claimed = { ...recording, ...stored };
    // Another attempt has ended since the recording was read.
    if (claimed.translatedText !== null) return wordsOf(claimed);
    const isHeard = claimed.heardAt !== null || claimed.transcript !== null;
    const heard = isHeard ? claimed : await hearAndStore(claimed);
    return heard && translateAndStore(heard);
  });
}

/** Reads it again afterwards: while the service listened, it may have been posted, or its author corrected it. */
async function hearAndStore(recording: Recording): Promise<Recording | null> {
  const { language, segments } = await listenTo(recording);
  await db().$executeRaw(Prisma.sql`
    UPDATE recordings SET heard_at = clock_timestamp(), heard_language = ${language},
                          heard_segments = ${JSON.stringify(segments)}::jsonb
    WHERE upload_id = ${recording.uploadId}::uuid AND heard_at IS NULL`);
  return findRecording(recording.uploadId);
}

/** Does not send silence or noise. If somebody asked for another attempt, they have listened: then only skips total silence. */
async function listenTo(recording: Recording): Promise<{ language: string | null; segments: Segment[] }> {
  const isHopeless = recording.requestedAt ? isSilent : isWithoutSpeech;
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
  // Skips a transcript that the author has corrected since: another job translates the correction.
  await db().$executeRaw(Prisma.sql`
    UPDATE recordings SET translated_text = ${translated.translatedText}, translated_pieces = ${JSON.stringify(pieces)}::jsonb,
                          heard_language = COALESCE(heard_language, ${translated.language})
    WHERE upload_id = ${recording.uploadId}::uuid AND (transcript IS NULL OR transcript = ${said.transcript ?? ""})`);
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
  const translatedText = english.pieces.map(({ text, translation }) => translation || text).join(" ");
  return { translated: { ...said, language: spoken, translatedText }, pieces: english.pieces };
}

function nullIfRefused(error: unknown): null {
  if (isUnpaid(error) || (error instanceof AiError && error.problem === "refused")) return null;
  throw error;
}

/** The business's glossary; empty before the recording is in an update or a message. */
async function glossaryOf(recording: Recording): Promise<Term[]> {
  const place = projectOf(recording);
  if (!place) return [];
  return (await readKnowledge([place], "en")).get(place.projectId)?.glossary ?? [];
}

/**
 * Translates a transcript into English, sentence by sentence, and detects its language; a translation is empty where the service left it
 * out, but not all are. Throws AiError, and what `pay` throws.
 */
async function translateTranscript(
  sentences: string[],
  { glossary, pay }: { glossary: Term[]; pay: Pay },
): Promise<{ pieces: TranslatedPiece[]; language: string | null }> {
  const question = { name: "transcript", schema: translatedTranscript, instructions: TRANSLATE_TRANSCRIPT };
  const { answer } = await ask({ ...question, data: { sentences, glossary }, pay });
  const { translations, language } = answer;
  if (translations.length !== sentences.length)
    throw new AiError("unavailable", new Error("another number of sentences"));
  if (translations.every((text) => text.trim() === ""))
    throw new AiError("unavailable", new Error("a transcript without an answer"));
  const pieces = sentences.map((text, at) => ({ text, translation: (translations[at] ?? "").trim() }));
  return { pieces, language: languageTag(language) };
}
