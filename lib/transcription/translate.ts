import { ask } from "@/lib/ai/ask";
import { AiError } from "@/lib/ai/client";
import { languageTag } from "@/lib/ai/language-tag";
import { TRANSLATE_TRANSCRIPT, translatedTranscript } from "@/lib/ai/prompts/translate-transcript";
import type { Term } from "@/lib/translation/knowledge";
import type { TranslatedPiece } from "@/lib/translation/view";

interface InEnglish {
  pieces: TranslatedPiece[];
  language: string | null;
}

/** What somebody said, sentence by sentence, in English, and in which language they said it. Throws AiError. */
export async function translate(sentences: string[], glossary: Term[]): Promise<InEnglish> {
  const { answer } = await ask({
    ...{ name: "transcript", schema: translatedTranscript, instructions: TRANSLATE_TRANSCRIPT },
    data: { sentences, glossary },
  });
  const { translations, language } = answer;
  if (translations.length !== sentences.length || translations.some((text) => text.trim() === ""))
    throw new AiError("unavailable", new Error("another number of sentences"));
  const pieces = sentences.map((text, at) => ({ text, translation: (translations[at] ?? "").trim() }));
  return { pieces, language: languageTag(language) };
}
