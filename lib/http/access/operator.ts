import type { Access } from "./access";
import type { Actor } from "@/lib/access/actor";
import { requireOperator } from "@/lib/operator/session";
import { spend } from "@/lib/rate-limit";

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
