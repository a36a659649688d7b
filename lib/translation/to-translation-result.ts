import { Worker } from "node:worker_threads";
import type { ForeignText, TranslationResult } from "./claims";
import { doubtOfAll } from "./guard/unread-languages";
import type { GuardFunctions } from "./guard-thread";
import { assemble, type Piece } from "./pieces";
import type { StoredDoubt } from "./view";
import { reasonOf } from "@/lib/kernel/failure-reason";
import { log } from "@/lib/kernel/log";
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

/**
 * The translated text, assembled from its pieces, with the guard's doubts about each. A piece that the guard could not read, as when
 * it takes too long, is doubted as a whole: the translation was paid for, and without it the next attempt would pay once more.
 */
export async function toTranslationResult(
  foreign: ForeignText,
  { to, pieces, translated, names }: Translated,
): Promise<TranslationResult> {
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
  const doubts = await guard
    .run("findDoubts", { original: text, translation, ...languages })
    .catch((error: unknown) => {
      log.warn({ reason: reasonOf(error) }, "a translation could not be compared with its original");
      return [doubtOfAll({ original: text, translation })];
    });
  return times ? doubts.map((doubt) => ({ ...doubt, start: times.start })) : doubts;
}
