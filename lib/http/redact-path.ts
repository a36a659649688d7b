import { uuid } from "@/lib/text";

/** Whatever follows these in an address opens something for whoever knows it: a connect code, an invitation's token. */
const SECRETS_FOLLOW = new Set(["join", "admin-invitations"]);
const PLAIN = /^[a-z]+(-[a-z]+)*$|^\d{1,6}$/;
const id = uuid();

/**
 * An address as it may be logged. Goes by the address alone, not by what a route calls its parameters: a code in an address
 * that no route knows is a code all the same. Words, ids and numbers stay; everything else is cut.
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
