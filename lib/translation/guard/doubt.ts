/** What kind of thing may have been lost in a translation. */
export type DoubtKind = "number" | "unit" | "date" | "name" | "negation" | "missing";

/** A range of characters in a text; `end` is exclusive. */
export interface Place {
  start: number;
  end: number;
}

/** Something that a translation may have changed: the original and the translated wording, either of which may be empty. */
export interface Doubt {
  kind: DoubtKind;
  original: string;
  translated: string;
  originalAt: Place | null;
  translatedAt: Place | null;
}
