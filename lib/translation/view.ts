import type { Doubt as FoundDoubt, Texts } from "./guard/doubt";
import type * as schema from "./view-schema";
import type { ViewOf } from "@/lib/kernel/returns";

export type DoubtView = ViewOf<typeof schema.doubtView>;
export type TranslatedSegment = ViewOf<typeof schema.translatedSegment>;

/** A piece with the translation made during transcription. */
export interface TranslatedPiece {
  text: string;
  translation: string;
}

export type TranslationView = ViewOf<typeof schema.translationView>;
export type NameTranslationView = ViewOf<typeof schema.nameTranslationView>;
export type TranslatedItemView = ViewOf<typeof schema.translatedItemView>;
export type UpdateTranslationView = ViewOf<typeof schema.updateTranslationView>;

/** A doubt as the API returns it, without its positions. */
export function toDoubtView({ original, translated, kind, start }: StoredDoubt): DoubtView {
  return { original, translated, kind, ...(start !== undefined && { start }) };
}

/** As it is stored. */
export interface StoredDoubt extends FoundDoubt {
  start?: number;
}

/** A piece with its translation, and the doubts about it; their places are those in this piece. Stored until it is compared. */
export interface ComparedPiece {
  texts: Texts;
  doubts: FoundDoubt[];
  /** For a recording: when it is said, in seconds. */
  start?: number | undefined;
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

export type GlossaryTermView = ViewOf<typeof schema.glossaryTermView>;
export type GlossaryWordView = ViewOf<typeof schema.glossaryWordView>;
