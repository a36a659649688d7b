import { Worker } from "node:worker_threads";
import type { ForeignText, TranslationResult } from "./claims";
import type { GuardFunctions } from "./guard-thread";
import { assemble, type Piece } from "./pieces";
import { reasonOf } from "@/lib/kernel/failure-reason";
import { log } from "@/lib/kernel/log";
import { Thread, THREAD_MEMORY } from "@/lib/threads/thread";
import { doubtOfAll } from "@/lib/translation/guard/unread-languages";
import type { ComparedPiece, StoredDoubt } from "@/lib/translation/view";

const guard = new Thread<GuardFunctions>(
  () => new Worker(new URL("./guard-thread.ts", import.meta.url), { resourceLimits: THREAD_MEMORY }),
);

interface Translated {
  to: string;
  pieces: readonly Piece[];
  /** Each piece's translation, in the same order; empty where the service left it out. */
  translated: readonly string[];
  /** Of the project's people and places. */
  names: readonly string[];
}

/**
 * The translated text, assembled from its pieces, with the guard's doubts about each. A piece that the guard could not read, as when
 * it takes too long, is doubted as a whole: the translation was paid for, and without it the next attempt would pay once more. So is
 * one that the service left out, which stays as it is.
 */
export async function toTranslationResult(
  foreign: ForeignText,
  { to, pieces, translated, names }: Translated,
): Promise<TranslationResult> {
  const filled = pieces.map(({ text }, at) => translated[at] || text);
  const compared = await Promise.all(
    pieces.map(async ({ text: original, times }, at): Promise<ComparedPiece> => {
      const texts = { original, translation: filled[at] ?? "" };
      if (!translated[at] && /[\p{L}\p{N}]/u.test(original))
        return { texts, doubts: [doubtOfAll(texts)], start: times?.start };
      const doubts = await guard
        .run("findDoubts", { ...texts, from: foreign.from, to, names })
        .catch((error: unknown) => {
          log.warn({ reason: reasonOf(error) }, "a translation could not be compared with its original");
          return [doubtOfAll(texts)];
        });
      return { texts, doubts, start: times?.start };
    }),
  );
  return { foreign, compared, doubts: doubtsOf(compared), ...assemble(pieces, filled) };
}

/** The doubts about all pieces, as they are stored. */
export function doubtsOf(compared: readonly ComparedPiece[]): StoredDoubt[] {
  return compared.flatMap(({ doubts, start }) =>
    start === undefined ? doubts : doubts.map((doubt) => ({ ...doubt, start })),
  );
}
