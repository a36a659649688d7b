import { publicHost } from "./public-host";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses a state-changing request that another site's page sent. A request without an Origin comes from no page. */
export function assertSameOrigin(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
  const origin = request.headers.get("origin");
  if (origin !== null && !isOwn(origin, request.headers))
    throw new AppError("forbidden", { key: "foreignOrigin" });
}

function isOwn(origin: string, headers: Headers): boolean {
  if (!URL.canParse(origin)) return false;
  if (env.APP_URL && new URL(env.APP_URL).origin === origin) return true;
  return new URL(origin).host === publicHost(headers);
}
