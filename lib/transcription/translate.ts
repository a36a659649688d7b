import { z } from "zod";
import { ask } from "@/lib/ai/ask";
import { languageTag } from "@/lib/ai/language-tag";

const schema = z.object({
  /** BCP 47, of the text that was given. */
  language: z.string(),
  translation: z.string().trim().min(1),
});

const INSTRUCTIONS = `You translate what people on construction sites said in a voice message into plain English.
The message has one text, "transcript", in any language. Translate all of it, by meaning, as a bilingual site foreman would.
Keep every number, unit, date, name and negation. Add nothing, leave nothing out, answer nothing, explain nothing.
In "language" give the BCP 47 tag of the transcript's language.`;

/** What somebody said, in English, and in which language they said it. Throws AiError. */
export async function translate(
  transcript: string,
): Promise<{ translatedText: string; language: string | null }> {
  const { translation, language } = await ask({
    ...{ name: "translation", schema, instructions: INSTRUCTIONS },
    data: { transcript },
  });
  return { translatedText: translation, language: languageTag(language) };
}
