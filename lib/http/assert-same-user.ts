import type { Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/shared/errors";

/**
 * A page may stay open while somebody else signs in in another tab: its requests must not run as that user. `userId` is the
 * user for whom the page was rendered, null if the client does not say. Throws other_user.
 */
export function assertSameUser(actor: Actor, userId: string | null): void {
  if (userId === null || userId.toLowerCase() === actor.id) return;
  throw new AppError("other_user", { details: { signedInAs: actor.name } });
}
