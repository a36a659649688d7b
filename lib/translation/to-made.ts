import { Worker } from "node:worker_threads";
import type { Foreign, Made } from "./claims";
import type { GuardFunctions } from "./guard-thread";
import { assemble, type Piece } from "./pieces";
import type { StoredDoubt } from "./view";
import { Thread, THREAD_MEMORY } from "@/lib/threads/thread";

const guard = new Thread<GuardFunctions>(
  () => new Worker(new URL("./guard-thread.ts", import.meta.url), { resourceLimits: THREAD_MEMORY }),
);

interface Translated {
  to: string;
  pieces: readonly Piece[];
  /** Each piece's translation, in the same order. */
  translated: readonly string[];
  /** Of the project's people and places. */
  names: readonly string[];
}

/** The translated text, assembled from its pieces, with the guard's doubts about each. Throws if a piece takes it too long. */
export async function toMade(foreign: Foreign, { to, pieces, translated, names }: Translated): Promise<Made> {
  const languages = { from: foreign.from, to, names };
  const doubts = await Promise.all(
    pieces.map((piece, at) => doubtsOf(piece, translated[at] ?? "", languages)),
  );
  return { foreign, doubts: doubts.flat(), ...assemble(pieces, translated) };
}

/** The places are those in the part that a doubt is about. */
async function doubtsOf(
  { text, times }: Piece,
  translation: string,
  languages: { from: string; to: string; names: readonly string[] },
): Promise<StoredDoubt[]> {
  const doubts = await guard.run("findDoubts", { original: text, translation, ...languages });
  return times ? doubts.map((doubt) => ({ ...doubt, start: times.start })) : doubts;
}
