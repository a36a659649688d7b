/** What kind of thing may have been lost in a translation; `meaning` is any, where the service sees it that compares the texts. */
export const DOUBT_KINDS = ["number", "unit", "date", "name", "negation", "missing", "meaning"] as const;

export type DoubtKind = (typeof DOUBT_KINDS)[number];

/** A range of characters in a text; `end` is exclusive. */
export interface Place {
  start: number;
  end: number;
}

/** The texts that are compared. */
export interface Texts {
  original: string;
  translation: string;
}

/** Something that a translation may have changed: the original and the translated wording, either of which may be empty. */
export interface Doubt {
  kind: DoubtKind;
  original: string;
  translated: string;
  originalAt: Place | null;
  translatedAt: Place | null;
}

/** Where a doubt is: in each text, or in one of them. */
export interface Found {
  kind: DoubtKind;
  said: Place | null | undefined;
  written: Place | null | undefined;
}

/** A doubt with its quotes. */
export function doubtOf({ original, translation }: Texts, { kind, said, written }: Found): Doubt {
  const placed = (place: Found["said"]) => (place ? { start: place.start, end: place.end } : null);
  return {
    kind,
    original: said ? original.slice(said.start, said.end) : "",
    translated: written ? translation.slice(written.start, written.end) : "",
    originalAt: placed(said),
    translatedAt: placed(written),
  };
}
