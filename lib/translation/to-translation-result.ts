import { Worker } from "node:worker_threads";
import type { ForeignText, TranslationResult } from "./claims";
import { applyVerdict, type Verdict } from "./guard/apply-verdict";
import type { Doubt } from "./guard/doubt";
import type { Texts } from "./guard/texts";
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
  /** What the service says of each piece's translation; null where it said nothing. */
  verdicts: readonly (Verdict | null)[];
  /** Of the project's people and places. */
  names: readonly string[];
}

/**
 * The translated text, assembled from its pieces, with the doubts about each. A piece that the guard could not read, as when
 * it takes too long, is doubted as a whole: the translation was paid for, and without it the next attempt would pay once more.
 */
export async function toTranslationResult(
  foreign: ForeignText,
  { to, pieces, translated, verdicts, names }: Translated,
): Promise<TranslationResult> {
  const languages = { from: foreign.from, to, names };
  const doubts = await Promise.all(
    pieces.map(async ({ text: original, times }, at) => {
      const texts = { original, translation: translated[at] ?? "" };
      const found = applyVerdict(await guardDoubts(texts, languages), verdicts[at] ?? null, texts);
      // Their places are those in this piece.
      return times ? found.map((doubt): StoredDoubt => ({ ...doubt, start: times.start })) : found;
    }),
  );
  const isChecked = verdicts.length === pieces.length && !verdicts.includes(null);
  return { foreign, doubts: doubts.flat(), isChecked, ...assemble(pieces, translated) };
}

function guardDoubts(
  texts: Texts,
  languages: { from: string; to: string; names: readonly string[] },
): Promise<Doubt[]> {
  return guard.run("findDoubts", { ...texts, ...languages }).catch((error: unknown) => {
    log.warn({ reason: reasonOf(error) }, "a translation could not be compared with its original");
    return [doubtOfAll(texts)];
  });
}
