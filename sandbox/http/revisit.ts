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

/** Reads an address as a browser does; returns what was wrong about a 304, if anything. */
export async function revisit(
  reader: SignedInClient,
  path: string,
  kept: Browser,
): Promise<"304" | "200" | object> {
  const known = kept.get(path);
  const answer = await reader.get(path, known ? { headers: { "if-none-match": known.tag } } : {});
  if (answer.status === 304) {
    const now = answerOf(await reader.get(path));
    return JSON.stringify(now) === JSON.stringify(known?.answer) ? "304" : { path, kept: known?.answer, now };
  }
  const tag = answer.headers.get("etag");
  if (answer.status === 200 && tag) kept.set(path, { tag, answer: answerOf(answer) });
  else kept.delete(path);
  return answer.status === 200 && !tag ? { path, missing: "etag" } : "200";
}
