import { partsBy } from "@/lib/ai/parts";

/** What one request holds: little enough that the service omits nothing and responds in time. */
const REQUEST = { most: 24, characters: 6_000 };
/** How many requests are in flight at once. */
const AT_ONCE = 6;

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
