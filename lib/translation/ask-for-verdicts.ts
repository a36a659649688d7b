import { inChunks } from "./chunks";
import type { Texts } from "./guard/texts";
import type { Verdict } from "./guard/apply-verdict";
import { type Term, termsIn } from "./knowledge";
import { ask } from "@/lib/ai/ask";
import type { Pay } from "@/lib/ai/cost";
import { CHECK_TRANSLATIONS, checkedTranslations } from "@/lib/ai/prompts/check-translations";
import { reasonOf } from "@/lib/kernel/failure-reason";
import { log } from "@/lib/kernel/log";

/** A translation is not kept from its readers for longer. */
const CHECK_MS = 10_000;

interface Asking {
  glossary: readonly Term[];
  pay: Pay;
  signal?: AbortSignal | undefined;
}

/**
 * Has the service compare translations with their originals, in order: null where there is no verdict, since the service failed, took
 * too long, left it out or cannot be paid for today. Never throws: a translation that was not checked is still one.
 */
export async function askForVerdicts(
  pairs: readonly Texts[],
  { glossary, pay, signal }: Asking,
): Promise<(Verdict | null)[]> {
  return inChunks(pairs, ({ original, translation }) => original.length + translation.length, askForChunk);

  async function askForChunk(chunk: Texts[]): Promise<(Verdict | null)[]> {
    const data = {
      pairs: chunk.map(({ original, translation }, n) => ({ id: String(n + 1), original, translation })),
      glossary: termsIn(
        glossary,
        chunk.map(({ original }) => original),
      ),
    };
    const limits = [AbortSignal.timeout(CHECK_MS), ...(signal ? [signal] : [])];
    const question = {
      name: "checks",
      schema: checkedTranslations,
      instructions: CHECK_TRANSLATIONS,
      data,
      pay,
      signal: AbortSignal.any(limits),
    };
    try {
      const { answer } = await ask(question);
      return chunk.map((_, n) => answer.verdicts.find(({ id }) => id === String(n + 1)) ?? null);
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, "translations could not be checked by the service");
      return chunk.map(() => null);
    }
  }
}
