import type { SignedInClient } from "./http-client";

interface Kept {
  tag: string;
  answer: unknown;
}

/** What one reader's browser keeps, by address. */
export type Browser = Map<string, Kept>;

const answerOf = ({ body, headers }: { body: unknown; headers: Headers }) => ({
  body,
  link: headers.get("link"),
  seq: headers.get("x-event-seq"),
});

interface Visit {
  reader: SignedInClient;
  path: string;
  kept: Browser;
  /** Another server over the same database, which keeps nothing in memory (KEEP_READS=off). */
  uncached: { url: string };
}

/**
 * Reads an address as a browser does, and once more as a client that has nothing, which is sent bytes that the server keeps; returns
 * what was wrong about an answer or the 304, if anything.
 */
export async function revisit(visit: Visit): Promise<"304" | "200" | object> {
  const status = await read(visit);
  const shown = visit.kept.get(visit.path);
  if (status === 200 && !shown) return { path: visit.path, missing: "etag" };
  if (!shown) return "200";
  const repeated = answerOf(await visit.reader.get(visit.path));
  const now = answerOf(await visit.reader.copy(visit.uncached.url).get(visit.path));
  const isNow = (answer: unknown) => JSON.stringify(answer) === JSON.stringify(now);
  if (isNow(shown.answer) && isNow(repeated)) return status === 304 ? "304" : "200";
  // A job may have changed it in between: then it is no longer 304.
  const isWrong = (await read(visit)) === 304;
  return isWrong ? { path: visit.path, status, shown: shown.answer, repeated, now } : "200";
}

async function read({ reader, path, kept }: Visit): Promise<number> {
  const known = kept.get(path);
  const answer = await reader.get(path, known ? { headers: { "if-none-match": known.tag } } : {});
  const tag = answer.headers.get("etag");
  if (answer.status === 200 && tag) kept.set(path, { tag, answer: answerOf(answer) });
  else if (answer.status !== 304) kept.delete(path);
  return answer.status;
}
