import type { Foreign, Made } from "./claims";
import { findDoubts } from "./guard/find-doubts";
import { assemble, type Piece } from "./pieces";
import type { StoredDoubt } from "./view";

interface Translated {
  to: string;
  pieces: readonly Piece[];
  /** Each piece's translation, in the same order. */
  translated: readonly string[];
  /** Of the project's people and places. */
  names: readonly string[];
}

/** The translated text, assembled from its pieces, with the guard's doubts about each. */
export function toMade(foreign: Foreign, { to, pieces, translated, names }: Translated): Made {
  const languages = { from: foreign.from, to, names };
  const doubts = pieces.flatMap((piece, at) => doubtsOf(piece, translated[at] ?? "", languages));
  return { foreign, doubts, ...assemble(pieces, translated) };
}

/** The places are those in the part that a doubt is about. */
function doubtsOf(
  { text, times }: Piece,
  translation: string,
  languages: { from: string; to: string; names: readonly string[] },
): StoredDoubt[] {
  const doubts = findDoubts({ original: text, translation, ...languages });
  return times ? doubts.map((doubt) => ({ ...doubt, start: times.start })) : doubts;
}
