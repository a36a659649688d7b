/** What kind of thing may have been lost in a translation; `meaning` is any, where the service sees it that compares the texts. */
export const DOUBT_KINDS = ["number", "unit", "date", "name", "negation", "missing", "meaning"] as const;

export type DoubtKind = (typeof DOUBT_KINDS)[number];

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
