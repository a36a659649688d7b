import { assertSameUser } from "../assert-same-user";
import type { Access } from "./access";
import type { Actor } from "@/lib/access/actor";
import { requireActor, requireToken, requireWriter } from "@/lib/account/session/session";
import { env } from "@/lib/kernel/env";
import { spend } from "@/lib/kernel/rate-limit";
import { isSameSecret } from "@/lib/kernel/secrets";
import { requireOperator } from "@/lib/operator/session/session";
import { AppError, notFound } from "@/lib/shared/errors";

/** An operator, by the key in the `adminkey` header; looked up before and after the body, since a key carries no claims. */
const operator: Access<Actor> = {
  precheck: async (request) => {
    await requireOperator(request.headers.get("adminkey"));
  },
  identify: async (request, _received, { spends }) => {
    const actor = await requireOperator(request.headers.get("adminkey"));
    if (spends) await spend("writes", actor.id);
    return actor;
  },
};

/** For public reads that show operators more: without a valid key, the caller is a visitor. */
const operatorOrPublic: Access<Actor | null> = {
  precheck: () => undefined,
  identify: async (request) => {
    const key = request.headers.get("adminkey");
    return key ? requireOperator(key).catch(visitorIfRejected) : null;
  },
};

function visitorIfRejected(error: unknown): null {
  if (error instanceof AppError && error.code === "unauthenticated") return null;
  throw error;
}

/** The host's scheduler, with `Authorization: Bearer CRON_SECRET`. Not found where no CRON_SECRET is set. */
const cron: Access<null> = {
  precheck: (request) => {
    if (!env.CRON_SECRET) throw notFound();
    const given = request.headers.get("authorization") ?? "";
    if (!isSameSecret(given, `Bearer ${env.CRON_SECRET}`)) throw new AppError("unauthenticated");
  },
  identify: () => Promise.resolve(null),
};

/** A signed-in user. A missing, forged or expired cookie is refused immediately, a revoked one after the body was received. */
const user: Access<Actor> = {
  precheck: async () => {
    await requireToken();
  },
  identify: async (request, _received, { spends, reaches = null }) => {
    const actor = spends ? await requireWriter(reaches) : await requireActor();
    assertSameUser(actor, request.headers.get("x-user-id"));
    return actor;
  },
};

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
