import type { Knowledge } from "./knowledge";
import { ask } from "@/lib/ai/ask";
import { AiError } from "@/lib/ai/client";
import type { Pay } from "@/lib/ai/cost";
import { translatedTexts, translateTexts } from "@/lib/ai/prompts/translate-texts";

/** Texts per request: few enough that the service omits none and responds in time. */
const MOST_TEXTS = 24;
const MOST_CHARACTERS = 6_000;
/** How many requests are in flight at once. */
const AT_ONCE = 6;

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
  const chunks = chunksOf(texts);
  const results: PromiseSettledResult<string>[][] = [];
  for (let at = 0; at < chunks.length; at += AT_ONCE) {
    const some = chunks.slice(at, at + AT_ONCE);
    results.push(...(await Promise.all(some.map((chunk) => askForChunk(chunk)))));
  }
  return results.flat();

  async function askForChunk(chunk: string[]): Promise<PromiseSettledResult<string>[]> {
    const data = {
      texts: chunk.map((text, n) => ({ id: String(n + 1), text })),
      glossary: used(glossary, chunk),
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
      return chunk.map((_, n) => textWith(String(n + 1), answer.translations));
    } catch (reason) {
      return chunk.map(() => ({ status: "rejected", reason }));
    }
  }
}

/** A text that the response omits or contains twice counts as not translated. */
function textWith(id: string, answers: { id: string; text: string }[]): PromiseSettledResult<string> {
  const [answer, ...others] = answers.filter((one) => one.id === id);
  if (answer && others.length === 0 && answer.text.trim() !== "")
    return { status: "fulfilled", value: answer.text };
  return { status: "rejected", reason: new AiError("unavailable", new Error("a text without an answer")) };
}

/** The glossary terms that occur in these texts. */
function used(glossary: Knowledge["glossary"], texts: string[]): Knowledge["glossary"] {
  const all = texts.join("\n").toLowerCase();
  return glossary.filter(({ term }) => all.includes(term.toLowerCase()));
}

function chunksOf(texts: string[]): string[][] {
  const chunks: string[][] = [];
  let room = 0;
  for (const text of texts) {
    const last = chunks.at(-1);
    if (last && last.length < MOST_TEXTS && text.length <= room) last.push(text);
    else {
      chunks.push([text]);
      room = MOST_CHARACTERS;
    }
    room -= text.length;
  }
  return chunks;
}
