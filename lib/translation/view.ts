import type { Doubt as FoundDoubt } from "./guard/doubt";
import type { SubjectType } from "./schema";
import type { Locale } from "@/lib/i18n/locale";

/** What a translation may have lost: as it was said, and as it was written. */
export interface DoubtView extends Pick<FoundDoubt, "original" | "translated" | "kind"> {
  /** Of a recording: the second at which it is said. */
  start?: number;
}

/** A sentence of a recording in the reader's language, with its seconds. */
export interface TranslatedSegment {
  start: number;
  end: number;
  text: string;
}

/** A part with its translation, as it was made while the recording was heard. */
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
  /** What it is the translation of: a text may have changed since it was asked for. */
  original: string;
  /** Of a task or subtask that has one. */
  description?: string;
}

/** The translation of an update; its own text where it needs none, with `from` null where that has no language. */
export interface UpdateTranslationView extends Omit<TranslationView, "from"> {
  from: string | null;
}

/** A doubt as it leaves: without its places. */
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

/** A business's own word; without a translation it stays as it is. */
export interface GlossaryTermView {
  term: string;
  translation: string | null;
  language: Locale;
}

/** One as everybody in its projects may read it: how it is spelled. */
export type GlossaryWordView = Pick<GlossaryTermView, "term" | "language">;
