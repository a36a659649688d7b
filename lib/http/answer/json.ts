import { Answer, Page } from "@/lib/kernel/answer";

/** An answer in JSON, as it is sent and, for an Idempotency-Key, stored. */
export interface JsonAnswer {
  status: number;
  /** Null for 204. */
  body: unknown;
  headers?: Record<string, string>;
}

/** What a verb returned, as JSON: nothing is a 204, a Page is an array with the next page's address in a `Link` header. */
export function toJsonAnswer(result: unknown, status: number, url?: URL): JsonAnswer {
  if (result === undefined) return { status: 204, body: null };
  if (result instanceof Answer) return { status: result.status, body: result.body, headers: result.headers };
  if (!(result instanceof Page)) return { status, body: result };
  return { status, body: result.items, headers: pageHeaders(result, url) };
}

/** The addresses of the pages beside it, and the number of the event up to which the list is complete, and its length. */
function pageHeaders(
  { next, prev, seq, total }: Page<unknown>,
  url: URL | undefined,
): Record<string, string> {
  const links = [
    ...(url && next ? [linkTo(url, "next", next)] : []),
    ...(url && prev ? [linkTo(url, "prev", prev)] : []),
  ];
  return {
    ...(links.length > 0 && { link: links.join(", ") }),
    ...(seq !== undefined && { "x-event-seq": String(seq) }),
    ...(total !== undefined && { "x-total-count": String(total) }),
  };
}

export function respondWithJson({ status, body, headers }: JsonAnswer): Response {
  if (status === 204)
    return new Response(null, { status, headers: { "cache-control": "no-store", ...headers } });
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", "cache-control": "no-store", ...headers },
  });
}

const CURSORS = { next: "before", prev: "after" } as const;

function linkTo(url: URL, rel: keyof typeof CURSORS, id: string): string {
  const page = new URL(url);
  for (const other of ["before", "after", "around"])
    if (other !== CURSORS[rel]) page.searchParams.delete(other);
  page.searchParams.set(CURSORS[rel], id);
  return `<${page.pathname}${page.search}>; rel="${rel}"`;
}
