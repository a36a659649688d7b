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
  anew: { url: string };
}

/** Reads an address as a browser does; returns what was wrong about the answer or the 304, if anything. */
export async function revisit({ reader, path, kept, anew }: Visit): Promise<"304" | "200" | object> {
  const known = kept.get(path);
  const answer = await reader.get(path, known ? { headers: { "if-none-match": known.tag } } : {});
  const tag = answer.headers.get("etag");
  if (answer.status === 200 && tag) kept.set(path, { tag, answer: answerOf(answer) });
  else if (answer.status !== 304) kept.delete(path);
  if (answer.status === 200 && !tag) return { path, missing: "etag" };
  const shown = kept.get(path)?.answer;
  if (!shown) return "200";
  const now = answerOf(await reader.copy(anew.url).get(path));
  if (JSON.stringify(now) !== JSON.stringify(shown)) return { path, status: answer.status, shown, now };
  return answer.status === 304 ? "304" : "200";
}
