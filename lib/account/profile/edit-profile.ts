import { assertNotReserved, emailTaken, reserveOldEmail, lockCredentials } from "../email/email-change";
import { spendResetTokens } from "../password/reset-token";
import { type Proven, reauthenticate } from "../password/reauthenticate";
import type { ProfileInput } from "../schema";
import { toUserView, userSelect, type UserView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { onUniqueViolation, transaction, type Tx } from "@/lib/kernel/db";
import { addressProblem } from "@/lib/kernel/email-text";
import { spend } from "@/lib/kernel/rate-limit";
import { invalid } from "@/lib/shared/errors";

/**
 * Changes the user's name and address. A new address needs what `reauthenticate` asks for and starts unverified; the old one is
 * mailed a link that takes it back. Throws as `reauthenticate`, then conflict when another account has the address.
 */
export async function editProfile(actor: Actor, input: ProfileInput): Promise<UserView> {
  const moves = input.email !== actor.email;
  const problem = moves && addressProblem(input.email);
  if (problem) throw invalid("email", problem);
  const proven = moves && (await reauthenticate(actor, input.currentPassword));
  if (moves) await spend("emailChanges", actor.id);
  return transaction(async (tx) => {
    if (proven) await changeEmail(tx, actor, input.email, proven);
    const { name } = input;
    const user = await tx.user.update({ where: { id: actor.id }, data: { name }, select: userSelect });
    await record(tx, { by: actor, type: "user.profile-edited", id: actor.id });
    return toUserView(user);
  });
}

async function changeEmail(tx: Tx, actor: Actor, email: string, { passwordHash }: Proven): Promise<void> {
  const before = await lockCredentials(tx, actor.id);
  // The password changed in the meantime: the caller may not know the new one.
  if (before?.passwordHash !== passwordHash) throw invalid("currentPassword", "wrongPassword");
  if (before.email === email) return;
  const data = { email, emailVerifiedAt: null };
  await tx.user
    .update({ where: { id: actor.id }, data, select: { id: true } })
    .catch(onUniqueViolation(emailTaken));
  await assertNotReserved(tx, email, actor.id);
  // A reset link in the old mailbox must not open the account that left it.
  await spendResetTokens(tx, actor.id);
  await reserveOldEmail(tx, actor.id, before.email);
}
