import { spendResetTokens } from "./reset-token";
import type { ProfileInput } from "./schema";
import { toUserView, userSelect, type UserView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { onTaken, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { record } from "@/lib/events/record";

/** Changes one's name and address (platform.txt 5). Throws conflict when the address is another's; a new one is unverified. */
export async function editProfile(actor: Actor, input: ProfileInput): Promise<UserView> {
  return transaction(async (tx) => {
    const moves = input.email !== actor.email;
    const user = await tx.user
      .update({
        where: { id: actor.id },
        data: { name: input.name, email: input.email, ...(moves && { emailVerifiedAt: null }) },
        select: userSelect,
      })
      .catch(
        onTaken(
          () =>
            new AppError("conflict", {
              key: "emailTaken",
              issues: [{ path: "email", message: "emailTaken" }],
            }),
        ),
      );
    // A reset link in the old mailbox must not open the account that left it.
    if (moves) await spendResetTokens(tx, actor.id);
    await record(tx, { by: actor, type: "user.profile-edited", id: actor.id });
    return toUserView(user);
  });
}
