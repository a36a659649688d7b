import { env } from "@/lib/kernel/env";
import { AppError } from "@/lib/shared/errors";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** The hosts that a request names as its own. */
interface OwnHosts {
  host: string | null;
  /** The header X-Forwarded-Host. */
  forwardedHost: string | null;
}

/** Refuses a state-changing request that another site's page sent. */
export function assertSameOrigin({ method, headers }: Request): void {
  if (SAFE_METHODS.has(method)) return;
  const own = { host: headers.get("host"), forwardedHost: headers.get("x-forwarded-host") };
  if (!isSameOrigin(headers.get("origin"), own)) throw new AppError("forbidden", { key: "foreignOrigin" });
}

/**
 * Whether a request comes from one of our pages, or from no page at all (no Origin header). With APP_URL that is the only
 * address of our pages; without, it is the host that the request was sent to, which nothing confirms.
 */
export function isSameOrigin(origin: string | null, { host, forwardedHost }: OwnHosts): boolean {
  if (origin === null) return true;
  if (env.APP_URL) return new URL(env.APP_URL).origin === origin;
  if (!URL.canParse(origin)) return false;
  // The host that the outermost proxy was asked for, else the request's own.
  const claimed = forwardedHost?.split(",")[0]?.trim();
  return new URL(origin).host === (claimed ? claimed : host);
}
