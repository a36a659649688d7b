import { hash } from "node:crypto";
import type { CacheHeaders } from "./preconditions";
import type { Actor } from "@/lib/access/actor";
import { zoneOf } from "@/lib/i18n/zone-of";
import { BUILD } from "@/lib/kernel/installation/build";

/**
 * The ETag of an answer: another one for each reader, language, time zone, address and version, and with each build, which may
 * write answers differently. Null without a build, while the code is being changed.
 */
export function tagOf(actor: Actor, { pathname, search }: URL, version: string): string | null {
  if (BUILD === null) return null;
  const { id, reads } = actor;
  // Weak: a proxy may compress the answer.
  return `W/"${hash("sha256", [BUILD, id, reads, zoneOf(actor), pathname, search, version].join(" "), "base64url")}"`;
}

/**
 * The headers of an answer with this ETag: it is kept by the reader's browser alone, which asks each time. Compression adds
 * `Accept-Encoding` to an answer with content, so that a 304 needs it too.
 */
export function revalidated(etag: string) {
  return {
    etag,
    "cache-control": "private, no-cache",
    vary: "Cookie, Accept-Encoding",
  } satisfies CacheHeaders;
}
