import type { Access } from "./access";
import { requireActor, requireToken, requireWriter } from "@/lib/account/session";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/errors";

/** A signed-in person. A cookie that is missing, forged or expired is refused at once, one that was revoked after the body. */
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

/** A page stays open in a tab while somebody else signs in in another one: what it sends must not go out under their name. */
function assertMeantFor(actor: Actor, request: Request): void {
  const meant = request.headers.get("x-user-id");
  if (meant && meant.toLowerCase() !== actor.id) throw new AppError("other_user");
}
