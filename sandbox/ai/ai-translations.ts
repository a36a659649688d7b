import type { Fault } from "./ai-log";
import { fieldsOf } from "./message-fields";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "@/lib/i18n/locale";
import { languageInPrompts } from "@/lib/shared/language-rules";

/** What people say on site, in both languages, so that the demo reads like one. */
export const SAID = [
  ["The north wall is up and braced.", "La pared norte ya está levantada y apuntalada."],
  ["We are three rafters short, 47 by 150.", "Nos faltan tres cabios de 47 por 150."],
  ["The inspector comes on Thursday at nine.", "El inspector viene el jueves a las nueve."],
  ["Please do not pour before the pipes are tested.", "No cuelen antes de probar las tuberías."],
  ["The delivery left two pallets at the gate.", "La entrega dejó dos tarimas en la entrada."],
  ["There is water in the trench by the corner.", "Hay agua en la zanja junto a la esquina."],
] as const;

type Planted = (text: string) => string | undefined;

/** What the sandbox answers to a request for translations; undefined for any other. */
export function translations(texts: string, instructions: string, planted: Planted): object | undefined {
  const request = fieldsOf(texts);
  const to = LOCALES.find((locale) => instructions.includes(languageInPrompts(locale))) ?? DEFAULT_LOCALE;
  const of = (text: string) => planted(text) ?? inLanguage(text, to);
  if (isTexts(request.texts))
    return { translations: request.texts.map(({ id, text }) => ({ id, text: of(text) })) };
  if (isStrings(request.sentences)) return { language: "es", translations: request.sentences.map(of) };
  return undefined;
}

/** An answer that a test has had spoiled. */
export function spoilt(answer: object, how: NonNullable<Fault["spoil"]>): object {
  const { translations: all, ...rest } = answer as {
    translations?: (string | { id: string; text: string })[];
  };
  if (!all) return answer;
  if (how === "text") return { ...rest, translations: all.slice(1) };
  const spoil = how === "number" ? withAnotherNumber : withoutLastSentence;
  return {
    ...rest,
    translations: all.map((one) =>
      typeof one === "string" ? spoil(one) : { ...one, text: spoil(one.text) },
    ),
  };
}

function withAnotherNumber(text: string): string {
  return text.replace(/\d+/, (digits) => String(Number(digits) + 7));
}

function withoutLastSentence(text: string): string {
  return (
    text
      .split(/(?<=[.!?])\s+/)
      .slice(0, -1)
      .join(" ") || text
  );
}

/** Of what the sandbox knows, which is replaced by which. */
const COLUMNS: Partial<Record<Locale, readonly [from: 0 | 1, to: 0 | 1]>> = { en: [1, 0], es: [0, 1] };

/** Sentences that the sandbox knows come in English and Spanish; others keep their words behind the language's tag. */
function inLanguage(text: string, to: Locale): string {
  const columns = COLUMNS[to];
  if (!columns) return `(${to}) ${text}`;
  const [from, into] = columns;
  const known = SAID.reduce((rest, said) => rest.replaceAll(said[from], said[into]), text);
  return known === text ? `(${to}) ${text}` : known;
}

function isTexts(value: unknown): value is { id: string; text: string }[] {
  return Array.isArray(value) && value.every((one) => typeof (one as { text?: unknown }).text === "string");
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
