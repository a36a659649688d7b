import type { Access } from "./access";
import type { Actor } from "@/lib/access/actor";
import { spend } from "@/lib/kernel/rate-limit";
import { requireOperator } from "@/lib/operator/session/session";
import { AppError } from "@/lib/shared/errors";

/** An operator, by the key in the `adminkey` header; looked up before and after the body, since a key carries no claims. */
export const operator: Access<Actor> = {
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
export const operatorOrPublic: Access<Actor | null> = {
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
