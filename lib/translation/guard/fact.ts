import type { Token } from "./token";

/** Something that a translation must keep: a number, a day, a code. */
export interface Fact {
  /** Normalized values: facts with a key in common are equal. */
  keys: string[];
  unit?: string | undefined;
  kind: "number" | "date";
  /** A text may leave it out: "a window", "one of them". */
  isOptional?: boolean;
  start: number;
  end: number;
}

/** The place of the tokens from one to another. */
export function placeOf(tokens: Token[], from: number, to: number): { start: number; end: number } {
  return { start: tokens[from]?.start ?? 0, end: tokens[to]?.end ?? 0 };
}
