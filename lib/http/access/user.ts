import type { Access } from "./access";
import { requireActor, requireToken, requireWriter } from "@/lib/account/session";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/errors";

/** A signed-in person. A missing, forged or expired cookie is refused at once, a revoked one after the body was received. */
export const user: Access<Actor> = {
  precheck: async () => {
    await requireToken();
  },
  identify: async (request, _received, { spends }) => {
    const actor = spends ? await requireWriter() : await requireActor();
    assertMeantFor(actor, request);
    return actor;
  },
};

/** A page may stay open while someone else signs in in another tab: its requests must not be made in their name. */
function assertMeantFor(actor: Actor, request: Request): void {
  const meant = request.headers.get("x-user-id");
  if (meant && meant.toLowerCase() !== actor.id) throw new AppError("other_user");
}
