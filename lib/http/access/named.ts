import type { Access } from "./access";
import { cron } from "./cron";
import { operator } from "./operator";
import { user } from "./user";
import type { Actor } from "@/lib/access/actor";

/** Visitors and everybody else; the verb spends its own limits. */
const anybody: Access<null> = { precheck: () => undefined, identify: () => Promise.resolve(null) };

/** The kinds that a call declares by a word. */
export const NAMED = { user, operator, cron, public: anybody } as const;

export type AccessKind = keyof typeof NAMED | Access<null>;

/** Who a verb is called by: a person, or nobody in particular. */
export type CallerOf<A extends AccessKind> = A extends "user" | "operator" ? Actor : null;

export function accessOf(kind: AccessKind): Access<Actor | null> {
  return typeof kind === "string" ? NAMED[kind] : kind;
}
