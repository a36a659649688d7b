import type { Access } from "./access";
import { requireActor, requireToken } from "@/lib/account/session";
import type { Actor } from "@/lib/access/actor";

/** A signed-in person. A cookie that is missing, forged or expired is refused at once, one that was revoked after the body. */
export const user: Access<Actor> = {
  precheck: async () => {
    await requireToken();
  },
  identify: () => requireActor(),
};
