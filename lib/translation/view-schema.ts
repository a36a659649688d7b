import { z } from "zod";
import { DOUBT_KINDS } from "./guard/doubt";
import { TRANSLATED } from "./schema";
import { LOCALES } from "@/lib/i18n/locale";
import { view, viewOf } from "@/lib/kernel/returns";

export const doubtView = view(
  "Doubt",
  "What a translation may have lost: the original and the translated wording.",
  () => ({
    original: z.string(),
    translated: z.string(),
    kind: z
      .enum(DOUBT_KINDS)
      .describe(
        "`meaning`: the AI service, which compares each translation, says that it means something else.",
      ),
    start: z.number().exactOptional().describe("For a recording: when it is said, in seconds."),
  }),
);

export const translatedSegment = view(
  "TranslatedSegment",
  "A sentence of a recording in the reader's language, with its times in seconds.",
  () => ({ start: z.number(), end: z.number(), text: z.string() }),
);

export const translationView = view(
  "Translation",
  "A text in the reader's language, as the views of updates and comments carry it.",
  () => ({
    to: z.string(),
    from: z.string().describe("BCP 47."),
    content: z.string(),
    doubts: z.array(doubtView()),
    segments: z.array(translatedSegment()).exactOptional().describe("Of a recording."),
  }),
);

export const nameTranslationView = view(
  "NameTranslation",
  "The name of a task or subtask in the reader's language, as their views carry it.",
  () => ({ ...translationView().shape, description: z.string().nullable() }),
);

export const translatedItemView = viewOf(
  "TranslatedItem",
  "A text in the language that was asked for. Of a task or subtask, `content` is the name. What was typed beside a recording is one of its own, with the same id.",
  () =>
    translationView()
      .omit({ to: true })
      .extend({
        type: z.enum(TRANSLATED),
        id: z.uuid(),
        original: z.string().describe("The original that was translated: the text may have changed since."),
        description: z.string().exactOptional().describe("Of a task or subtask that has one."),
      }),
);

export const updateTranslationView = viewOf(
  "UpdateTranslation",
  "The translation of an update; its own text where it needs none, with `from` null where that has no language.",
  () =>
    translationView().omit({ from: true }).extend({
      from: z.string().nullable(),
    }),
);

export const glossaryTermView = view(
  "GlossaryTerm",
  "A glossary term; without a translation it is kept as it is.",
  () => ({
    term: z.string(),
    translation: z.string().nullable(),
    language: z.enum(LOCALES),
  }),
);

export const glossaryWordView = viewOf(
  "GlossaryWord",
  "A term's spelling, which all members of the business's projects may read.",
  () => glossaryTermView().pick({ term: true, language: true }),
);
