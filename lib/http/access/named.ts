import type { Access } from "./access";
import { cron } from "./cron";
import { operator, operatorOrPublic } from "./operator";
import { user } from "./user";
import type { Actor } from "@/lib/access/actor";

/** Anyone, signed in or not; the verb spends its own limits. */
const anybody: Access<null> = { precheck: () => undefined, identify: () => Promise.resolve(null) };

/** The kinds of access that a call can declare by name. */
export const NAMED = { user, operator, operatorOrPublic, cron, public: anybody } as const;

export type AccessKind = keyof typeof NAMED | Access<null>;

/** Who calls a verb: a user, or null for anyone. */
export type CallerOf<A extends AccessKind> = A extends "user" | "operator"
  ? Actor
  : A extends "operatorOrPublic"
    ? Actor | null
    : null;

export function accessOf(kind: AccessKind): Access<Actor | null> {
  return typeof kind === "string" ? NAMED[kind] : kind;
}
