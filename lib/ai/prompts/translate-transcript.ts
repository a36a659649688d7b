import { z } from "zod";

/** Raise it with every change of the words below. */
export const TRANSLATE_TRANSCRIPT_VERSION = "transcript-1";

/** Of the answer. */
export const translatedTranscript = z.object({
  /** BCP 47, of what was said. */
  language: z.string(),
  translations: z.array(z.string()),
});

/** What to do with the sentences of a recording, in our own words alone. */
export const TRANSLATE_TRANSCRIPT = `You translate what people on construction sites said in a voice message into plain English.
The message has a field "sentences": what was said, in any language, cut into pieces in their order. "glossary": how this business translates its own words; a null translation means that the word stays as it is.
In "translations" give the translation of each piece, as many as there are pieces, in the same order. Translate by meaning, as a bilingual site foreman would.
Keep every number, unit, date, name and negation. Convert no units. Add nothing, leave nothing out, answer nothing, explain nothing.
In "language" give the BCP 47 tag of the language that was spoken.`;
