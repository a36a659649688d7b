import { z } from "zod";
import { CHECK_TRANSLATIONS, checkedTranslations } from "@/lib/ai/prompts/check-translations";
import { proposePlan } from "@/lib/ai/prompts/propose-plan";
import { SORT_SENTENCES, sortedSentences } from "@/lib/ai/prompts/sort-sentences";
import { translatedTexts, translateTexts } from "@/lib/ai/prompts/translate-texts";
import { TRANSLATE_TRANSCRIPT, translatedTranscript } from "@/lib/ai/prompts/translate-transcript";
import { reportedStatements, writeReport } from "@/lib/ai/prompts/write-report";

/** A question of a kind that we ask, and what a right answer to it has. */
export interface TextCheck<S extends z.ZodObject = z.ZodObject> {
  feature: string;
  name: string;
  schema: S;
  instructions: string;
  data: Record<string, unknown>;
  isStreamed?: boolean;
  /** Why an answer that fits is wrong all the same; null for a right one. */
  isRight: (answer: z.output<S>) => string | null;
}

/** Keeps the types of schema and answer together. */
function check<S extends z.ZodObject>(one: TextCheck<S>): TextCheck {
  return { ...one, isRight: (answer) => one.isRight(one.schema.parse(answer)) };
}

const SAID = "Set 12 joists on the north wall by Friday.";
const UPDATES = [
  { ref: "1", day: "2026-11-18", folder: "Framing", text: "North wall poured, 6 m³." },
  { ref: "2", day: "2026-11-19", folder: "Framing", text: "12 joists are set." },
];
/** As much of a plan as any answer has; its whole schema is lib/kickoff's. */
const plan = z.object({
  title: z.string(),
  folders: z.array(z.object({ name: z.string(), subtasks: z.array(z.object({ name: z.string() })) })),
});

/** One text of each kind. */
export const askAll: readonly TextCheck[] = [
  check({
    feature: "Texts are translated",
    name: "translations",
    schema: translatedTexts,
    instructions: translateTexts("es"),
    data: { texts: [{ id: "1", text: SAID }], glossary: [], names: [] },
    isRight: ({ translations: [first] }) => {
      if (first?.id !== "1") return "it leaves the text out, or gives it another id";
      return first.text === SAID || !first.text.includes("12")
        ? `it does not translate: “${first.text}”`
        : null;
    },
  }),
  check({
    feature: "What was said is translated sentence by sentence",
    name: "transcript",
    schema: translatedTranscript,
    instructions: TRANSLATE_TRANSCRIPT,
    data: { sentences: ["El muro norte ya está colado.", "Faltan 12 viguetas."], glossary: [] },
    isRight: ({ translations: { length, 1: second = "" } }) =>
      length === 2 && second.includes("12")
        ? null
        : "it does not give each sentence a translation of its own",
  }),
  check({
    feature: "Translations are compared with their originals",
    name: "checks",
    schema: checkedTranslations,
    instructions: CHECK_TRANSLATIONS,
    data: {
      pairs: [{ id: "1", original: SAID, translation: "Pon 20 viguetas en la pared norte para el viernes." }],
      glossary: [],
      names: [],
    },
    isRight: ({ verdicts: [first] }) =>
      first?.differences.length
        ? null
        : "it does not see that 12 became 20: flags come from word lists alone",
  }),
  check({
    feature: "A project is planned from a description",
    name: "plan",
    schema: plan,
    instructions: proposePlan("en"),
    data: {
      prompt: "A deck of 40 m² behind a house",
      today: "2026-11-27",
      industry: null,
      dueDate: null,
      limits: {},
    },
    isStreamed: true,
    isRight: ({ folders }) => (folders.length > 0 ? null : "its plan has no stages"),
  }),
  check({
    feature: "Reports are written from updates",
    name: "report",
    schema: reportedStatements,
    instructions: writeReport({ language: "en", reportType: "internal", includesNames: true }),
    data: { project: "Harlow Street", dueDate: null, updates: UPDATES },
    isRight: ({ statements }) => {
      const known = statements.some(({ sources }) => sources.some((ref) => ref === "1" || ref === "2"));
      return known ? null : "it names no update as the source of a sentence";
    },
  }),
  check({
    feature: "A customer's report is checked sentence by sentence",
    name: "sentences",
    schema: sortedSentences,
    instructions: SORT_SENTENCES,
    data: { sentences: [{ ref: "1", text: "The north wall is poured." }] },
    isRight: ({ sentences: [first] }) => (first?.ref === "1" ? null : "it leaves a sentence out"),
  }),
];
