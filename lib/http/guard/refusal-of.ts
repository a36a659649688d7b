import type { IncomingMessage } from "node:http";
import { isSameOrigin } from "../origin";
import { METHODS, PAGE_BODY_LIMIT } from "./limits";
import { AppError, notFound } from "@/lib/shared/errors";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** The error for a request that Next would answer with a bare 500, or would buffer before our checks; else null. */
export function refusalOf({ method = "", url = "", headers }: IncomingMessage): AppError | null {
  if (!METHODS.includes(method)) return new AppError("method_not_allowed");
  if (!isDecodable(url)) return notFound();
  if (SAFE.has(method)) return null;
  const own = { host: headers.host ?? null, forwardedHost: String(headers["x-forwarded-host"] ?? "") };
  if (!isSameOrigin(headers.origin ?? null, own)) return new AppError("forbidden", { key: "foreignOrigin" });
  // API calls have their own limits, and refuse unauthenticated requests first.
  const isTooLarge = !url.startsWith("/api/") && Number(headers["content-length"] ?? 0) > PAGE_BODY_LIMIT;
  return isTooLarge ? new AppError("too_large") : null;
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}
