import { log } from "@/lib/kernel/log";
import { uuid } from "@/lib/kernel/text";

interface Done {
  method: string;
  path: string;
  status: number;
  /** `performance.now()` at the start of the request. */
  started: number;
  action?: string;
  code?: string;
}

/** Logs the one line of each request. */
export function logRequest({ path, started, ...done }: Done): void {
  log.info({ ...done, path: redactPath(path), ms: Math.round(performance.now() - started) }, "request");
}

/** What follows these in a path is a secret: a connect code, an invitation's token. */
const SECRETS_FOLLOW = new Set(["join", "admin-invitations"]);
const PLAIN = /^[a-z]+(-[a-z]+)*$|^\d{1,6}$/;
const id = uuid();

/**
 * A path that is safe to log. Goes by the path alone, not by a route's parameters: a code in a path that matches no route
 * is still a code. Words, ids and numbers stay; everything else is redacted.
 */
export function redactPath(path: string): string {
  let isSecret = false;
  return path
    .split("/")
    .map((part) => {
      if (part === "") return part;
      const kept = !isSecret && isLoggable(part);
      isSecret ||= SECRETS_FOLLOW.has(part.toLowerCase());
      return kept ? part : "…";
    })
    .join("/");
}

function isLoggable(part: string): boolean {
  return part.length <= 40 && (PLAIN.test(part) || id.safeParse(part).success);
}
