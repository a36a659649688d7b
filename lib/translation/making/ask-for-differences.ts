import { randomInt } from "node:crypto";
import type { Difference } from "./apply-verdict";
import { answerOf, idOf, inChunks } from "./chunks";
import { ask } from "@/lib/ai/ask";
import type { Pay } from "@/lib/ai/cost";
import { CHECK_TRANSLATIONS, checkedTranslations } from "@/lib/ai/prompts/check-translations";
import { reasonOf } from "@/lib/kernel/failure-reason";
import { log } from "@/lib/kernel/log";
import type { Texts } from "@/lib/translation/guard/doubt";
import { type Knowledge, termsIn } from "@/lib/translation/knowledge";

/** For all requests together. */
const COMPARE_MS = 10_000;

/**
 * A pair that differs, among those of every request. A service that does not find it is not one to believe, or does what some text
 * beside it says.
 */
const PROBE: Texts = {
  original: "Faltan 20 hojas de triplay.",
  translation: "We are 12 sheets of plywood short.",
};

interface Asking extends Knowledge {
  pay: Pay;
}

/**
 * Has the service compare translations with their originals: the differences of each, in order; null where it said nothing, since it
 * failed, took too long, left one out or cannot be paid for today. Never throws: a translation that was not compared is still one.
 */
export async function askForDifferences(
  pairs: readonly Texts[],
  { glossary, names, pay }: Asking,
): Promise<(Difference[] | null)[]> {
  const signal = AbortSignal.timeout(COMPARE_MS);
  return inChunks(pairs, ({ original, translation }) => original.length + translation.length, askForChunk);

  async function askForChunk(chunk: Texts[]): Promise<(Difference[] | null)[]> {
    const nothing = chunk.map(() => null);
    if (signal.aborted) return nothing;
    const probeAt = randomInt(chunk.length + 1);
    const asked = chunk.toSpliced(probeAt, 0, PROBE);
    const data = {
      pairs: asked.map(({ original, translation }, n) => ({ id: idOf(n), original, translation })),
      glossary: termsIn(
        glossary,
        chunk.map(({ original }) => original),
      ),
      names,
    };
    try {
      const { answer } = await ask({
        name: "checks",
        schema: checkedTranslations,
        instructions: CHECK_TRANSLATIONS,
        data,
        pay,
        signal,
      });
      const found = asked.map((_, n) => answerOf(n, answer.verdicts)?.differences ?? null);
      if (found[probeAt]?.length) return found.toSpliced(probeAt, 1);
      log.warn("the service did not find a difference that it was given to find");
      return nothing;
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, "translations could not be compared by the service");
      return nothing;
    }
  }
}
