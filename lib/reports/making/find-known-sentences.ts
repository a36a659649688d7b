import { askUntilFit } from "@/lib/ai/ask-until-fit";
import type { Pay } from "@/lib/ai/cost";
import { partsOf } from "@/lib/ai/parts";
import { SORT_SENTENCES, sortedSentences } from "@/lib/ai/prompts/sort-sentences";

interface Asking {
  signal: AbortSignal;
  pay: Pay;
}

/** Those of the sentences that the service says are of a known kind. It reads them alone, without their updates. Throws AiError. */
export async function findKnownSentences(texts: readonly string[], asking: Asking): Promise<Set<string>> {
  const known = new Set<string>();
  const sentences = [...new Set(texts)].map((text, n) => ({ ref: String(n + 1), text }));
  for (const part of partsOf(sentences)) {
    const question = { name: "sentences", schema: sortedSentences, instructions: SORT_SENTENCES };
    const asked = { ...question, data: { sentences: part }, signal: asking.signal, pay: asking.pay };
    const answer = await askUntilFit(asked);
    for (const { ref, text } of part) {
      // A sentence that is sorted twice is not sorted.
      const sorted = answer.sentences.filter((one) => one.ref === ref);
      if (sorted.length === 1 && sorted[0]?.kind !== "other") known.add(text);
    }
  }
  return known;
}
