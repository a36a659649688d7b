import { partsBy } from "@/lib/ai/parts";

/** What one request holds: little enough that the service omits nothing and responds in time. */
const REQUEST = { most: 24, characters: 6_000 };
/** How many requests are in flight at once. */
const AT_ONCE = 6;

/** What the service answers of the nth text of a request, by its id; undefined where it left that out, or answered twice. */
export function answerOf<Answer extends { id: string }>(
  n: number,
  answers: readonly Answer[],
): Answer | undefined {
  const [answer, ...others] = answers.filter(({ id }) => id === idOf(n));
  return others.length === 0 ? answer : undefined;
}

/** Of the nth text in a request. */
export function idOf(n: number): string {
  return String(n + 1);
}

/** Runs `ask` on as many of the texts as fit into a request, some requests at a time; returns all results, in order. */
export async function inChunks<Text, Result>(
  texts: readonly Text[],
  lengthOf: (text: Text) => number,
  ask: (chunk: Text[]) => Promise<Result[]>,
): Promise<Result[]> {
  const chunks = partsBy(texts, REQUEST, lengthOf);
  const results: Result[][] = [];
  for (let at = 0; at < chunks.length; at += AT_ONCE) {
    const some = chunks.slice(at, at + AT_ONCE);
    results.push(...(await Promise.all(some.map((chunk) => ask(chunk)))));
  }
  return results.flat();
}
