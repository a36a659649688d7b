import { ask } from "@/lib/ai/ask";
import { AiError } from "@/lib/ai/client";
import type { Pay } from "@/lib/ai/cost";
import { languageTag } from "@/lib/ai/language-tag";
import { TRANSLATE_TRANSCRIPT, translatedTranscript } from "@/lib/ai/prompts/translate-transcript";
import type { Term } from "@/lib/translation/knowledge";
import type { TranslatedPiece } from "@/lib/translation/view";

interface InEnglish {
  pieces: TranslatedPiece[];
  language: string | null;
}

/**
 * Translates a transcript into English, sentence by sentence, and detects its language. Throws
 * AiError, and what `pay` throws.
 */
export async function translateTranscript(
  sentences: string[],
  { glossary, pay }: { glossary: Term[]; pay: Pay },
): Promise<InEnglish> {
  const question = { name: "transcript", schema: translatedTranscript, instructions: TRANSLATE_TRANSCRIPT };
  const { answer } = await ask({ ...question, data: { sentences, glossary }, pay });
  const { translations, language } = answer;
  if (translations.length !== sentences.length || translations.some((text) => text.trim() === ""))
    throw new AiError("unavailable", new Error("another number of sentences"));
  const pieces = sentences.map((text, at) => ({ text, translation: (translations[at] ?? "").trim() }));
  return { pieces, language: languageTag(language) };
}
