/** What one request holds: little enough that the service omits nothing and responds in time. */
const MOST_TEXTS = 24;
const MOST_CHARACTERS = 6_000;
/** How many requests are in flight at once. */
const AT_ONCE = 6;

/** Runs `ask` on as many of the texts as fit into a request, some requests at a time; returns all results, in order. */
export async function inChunks<Text, Result>(
  texts: readonly Text[],
  lengthOf: (text: Text) => number,
  ask: (chunk: Text[]) => Promise<Result[]>,
): Promise<Result[]> {
  const chunks = chunksOf(texts, lengthOf);
  const results: Result[][] = [];
  for (let at = 0; at < chunks.length; at += AT_ONCE) {
    const some = chunks.slice(at, at + AT_ONCE);
    results.push(...(await Promise.all(some.map((chunk) => ask(chunk)))));
  }
  return results.flat();
}

function chunksOf<Text>(texts: readonly Text[], lengthOf: (text: Text) => number): Text[][] {
  const chunks: Text[][] = [];
  let room = 0;
  for (const text of texts) {
    const last = chunks.at(-1);
    if (last && last.length < MOST_TEXTS && lengthOf(text) <= room) last.push(text);
    else {
      chunks.push([text]);
      room = MOST_CHARACTERS;
    }
    room -= lengthOf(text);
  }
  return chunks;
}
