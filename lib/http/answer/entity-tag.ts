import { hash } from "node:crypto";
import type { Actor } from "@/lib/access/actor";
import { BUILD } from "@/lib/kernel/build";

/**
 * The ETag of an answer: another one for each reader, language, address and version, and with each build, which may write
 * answers differently. Null without a build, while the code is being changed.
 */
export function tagOf({ id, reads }: Actor, { pathname, search }: URL, version: string): string | null {
  if (BUILD === null) return null;
  // Weak: a proxy may compress the answer.
  return `W/"${hash("sha256", [BUILD, id, reads, pathname, search, version].join(" "), "base64url")}"`;
}

/** Whether the client has an answer with this ETag. */
export function hasTag({ headers }: Request, tag: string): boolean {
  return headers.get("if-none-match")?.includes(tag) ?? false;
}

/** The answer for a client that has it already. */
export function notModified(tag: string): Response {
  return new Response(null, { status: 304, headers: headersOf(tag) });
}

/** A success with its ETag; a refusal stays as it is. */
export function withTag(response: Response, tag: string): Response {
  if (response.status !== 200) return response;
  for (const [name, value] of Object.entries(headersOf(tag))) response.headers.set(name, value);
  return response;
}

/** Kept by the reader's browser alone, which asks each time. */
function headersOf(etag: string) {
  return { etag, "cache-control": "private, no-cache", vary: "Cookie" };
}
