import { answerOf, idOf, inChunks } from "./chunks";
import { ask } from "@/lib/ai/ask";
import { AiError } from "@/lib/ai/client";
import type { Pay } from "@/lib/ai/cost";
import { translatedTexts, translateTexts } from "@/lib/ai/prompts/translate-texts";
import { type Knowledge, termsIn } from "@/lib/translation/knowledge";

/** Texts of one project, with its names and glossary. */
export interface Batch extends Knowledge {
  texts: string[];
}

/** Translates the texts of one project, in order; returns a translation or the reason for its absence. */
export async function askForTexts(
  { texts, names, glossary }: Batch,
  to: string,
  { signal, pay }: { signal?: AbortSignal | undefined; pay: Pay },
): Promise<PromiseSettledResult<string>[]> {
  return inChunks(texts, (text) => text.length, askForChunk);

  async function askForChunk(chunk: string[]): Promise<PromiseSettledResult<string>[]> {
    const data = {
      texts: chunk.map((text, n) => ({ id: idOf(n), text })),
      glossary: termsIn(glossary, chunk),
      names,
    };
    const question = {
      name: "translations",
      schema: translatedTexts,
      instructions: translateTexts(to),
      data,
      pay,
      signal,
    };
    try {
      const { answer } = await ask(question);
      return chunk.map((_, n) => settled(answerOf(n, answer.translations)?.text));
    } catch (reason) {
      return chunk.map(() => ({ status: "rejected", reason }));
    }
  }
}

function settled(text = ""): PromiseSettledResult<string> {
  if (text.trim() !== "") return { status: "fulfilled", value: text };
  return { status: "rejected", reason: new AiError("unavailable", new Error("a text without an answer")) };
}
