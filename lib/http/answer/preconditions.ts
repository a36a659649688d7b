/** The headers that an answer has in common with the 304 in its place (RFC 9110, 15.4.5). */
export interface CacheHeaders {
  etag?: string;
  "cache-control": string;
  vary?: string;
}

/**
 * What answers a GET or HEAD in place of the content because of its preconditions (RFC 9110, 13.2.2): 304, 412, or nothing. No
 * content has a date here, so that conditions on dates are ignored (13.1.3, 13.1.4).
 */
export function answerByPreconditions({ headers }: Request, cache: CacheHeaders): Response | null {
  const having = headers.get("if-match");
  if (having !== null && !matches(having, cache.etag, isSame))
    return new Response(null, { status: 412, headers: { "cache-control": "no-store" } });
  const lacking = headers.get("if-none-match");
  if (lacking === null || !matches(lacking, cache.etag)) return null;
  return new Response(null, { status: 304, headers: { ...cache } });
}

/** Whether a Range header counts: for a GET alone (14.2), and of the version that If-Range names (13.1.5). */
export function allowsRange({ method, headers }: Request, etag: string | undefined): boolean {
  if (method !== "GET") return false;
  const condition = headers.get("if-range");
  return condition === null || (etag !== undefined && isSame(condition, etag));
}

type Comparison = (given: string, own: string) => boolean;

/** Strong comparison (8.8.3.2). */
const isSame: Comparison = (given, own) => given === own && !own.startsWith("W/");
/** Weak comparison (8.8.3.2). */
const isEquivalent: Comparison = (given, own) => opaque(given) === opaque(own);

function opaque(tag: string): string {
  return tag.replace(/^W\//, "");
}

/** Whether a list of entity tags has this one; `*` has every one, a malformed list none. */
export function matches(list: string, etag: string | undefined, compare = isEquivalent): boolean {
  if (list.trim() === "*") return true;
  return etag !== undefined && tagsIn(list).some((tag) => compare(tag, etag));
}

const TAG = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;
/** Empty elements are ignored (5.6.1.2). */
const SEPARATORS = /^[\t ,]*$/;

function tagsIn(list: string): string[] {
  return SEPARATORS.test(list.replaceAll(TAG, "")) ? (list.match(TAG) ?? []) : [];
}
