/** What kind of thing may have been lost (CONTRACT "Updates, comments, audio"). */
export type DoubtKind = "number" | "unit" | "date" | "name" | "negation" | "missing";

/** From a character of a text to the one after its last. */
export interface Place {
  start: number;
  end: number;
}

/** Something that a translation may have changed: what was said, and what was written; empty where there is nothing. */
export interface Doubt {
  kind: DoubtKind;
  original: string;
  translated: string;
  originalAt: Place | null;
  translatedAt: Place | null;
}
