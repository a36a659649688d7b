import { uuid } from "@/lib/kernel/text";

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
