import type { Doubt as FoundDoubt } from "./guard/doubt";
import type { SubjectType } from "./schema";
import type { Locale } from "@/lib/i18n/locale";

/** What a translation may have lost: the original and the translated wording. */
export interface DoubtView extends Pick<FoundDoubt, "original" | "translated" | "kind"> {
  /** For a recording: when it is said, in seconds. */
  start?: number;
}

/** A sentence of a recording in the reader's language, with its times in seconds. */
export interface TranslatedSegment {
  start: number;
  end: number;
  text: string;
}

/** A piece with the translation made during transcription. */
export interface TranslatedPiece {
  text: string;
  translation: string;
}

/** A text in the reader's language, as the views of updates and comments carry it. */
export interface TranslationView {
  to: string;
  /** BCP 47. */
  from: string;
  content: string;
  doubts: DoubtView[];
  /** Of a recording. */
  segments?: TranslatedSegment[];
}

/** The name of a task or subtask in the reader's language, as their views carry it. */
export interface NameTranslationView extends TranslationView {
  description: string | null;
}

/** A text in the language that was asked for. Of a task or subtask, `content` is the name. */
export interface TranslatedItemView extends Omit<TranslationView, "to"> {
  type: SubjectType;
  id: string;
  /** The original that was translated: the text may have changed since. */
  original: string;
  /** Of a task or subtask that has one. */
  description?: string;
}

/** The translation of an update; its own text where it needs none, with `from` null where that has no language. */
export interface UpdateTranslationView extends Omit<TranslationView, "from"> {
  from: string | null;
}

/** A doubt as the API returns it, without its positions. */
export function toDoubtView({ original, translated, kind, start }: StoredDoubt): DoubtView {
  return { original, translated, kind, ...(start !== undefined && { start }) };
}

/** As it is stored. */
export interface StoredDoubt extends FoundDoubt {
  start?: number;
}

/** A joined translation, as a list's statement reads it. */
export interface StoredTranslation extends Omit<TranslationView, "doubts" | "segments"> {
  doubts: StoredDoubt[];
  segments: TranslatedSegment[] | null;
}

/** As it leaves. */
export function toTranslationView({ doubts, segments, ...rest }: StoredTranslation): TranslationView {
  return { ...rest, doubts: doubts.map(toDoubtView), ...(segments && { segments }) };
}

/** A joined translation of a name and a description. */
export interface StoredNameTranslation extends Omit<NameTranslationView, "doubts"> {
  doubts: StoredDoubt[];
}

/** As it leaves, to readers who see the description or not. */
export function toNameTranslationView(
  { doubts, description, ...rest }: StoredNameTranslation,
  isOpen: boolean,
): NameTranslationView {
  return { ...rest, description: isOpen ? description : null, doubts: doubts.map(toDoubtView) };
}

/** A glossary term; without a translation it is kept as it is. */
export interface GlossaryTermView {
  term: string;
  translation: string | null;
  language: Locale;
}

/** A term's spelling, which all members of the business's projects may read. */
export type GlossaryWordView = Pick<GlossaryTermView, "term" | "language">;
