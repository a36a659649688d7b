import { assertSameUser } from "../assert-same-user";
import type { Access } from "./access";
import type { Actor } from "@/lib/access/actor";
import { requireActor, requireToken, requireWriter } from "@/lib/account/session/session";

/** A signed-in user. A missing, forged or expired cookie is refused immediately, a revoked one after the body was received. */
export const user: Access<Actor> = {
  precheck: async () => {
    await requireToken();
  },
  identify: async (request, _received, { spends, reaches = null }) => {
    const actor = spends ? await requireWriter(reaches) : await requireActor();
    assertSameUser(actor, request.headers.get("x-user-id"));
    return actor;
  },
};
