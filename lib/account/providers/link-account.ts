import { proveFresh } from "../password/reauthenticate";
import type { ProofInput, ProviderInput } from "../schema";
import { tellOfWayIn } from "../sign-in/mail-way-in-changed";
import { lockWaysIn } from "../sign-in/ways-in";
import { forgetPendingLink, type PendingLink, readPendingLink } from "./flow-cookies";
import type { Identity } from "./identity";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { onUniqueViolation, transaction, type Tx } from "@/lib/kernel/db";
import { AppError, conflict } from "@/lib/shared/errors";

/**
 * Links the account at a provider with which the actor has just come back, once they have confirmed it. Returns where they were
 * going. Throws gone after ten minutes, forbidden when it waits for somebody else, conflict when it is linked already, and as
 * `proveFresh`: whoever finds a phone unlocked must not come back with an account of their own.
 */
export async function linkAccount(actor: Actor, { currentPassword }: ProofInput): Promise<{ after: string }> {
  const pending = await readPendingLink();
  if (!pending) throw new AppError("gone");
  if (!isFor(actor, pending)) throw new AppError("forbidden");
  await proveFresh(actor, currentPassword);
  await transaction(async (tx) => {
    const { provider } = pending;
    await tellOfWayIn(tx, actor.id, { change: "account-linked", provider });
    await storeLink(tx, actor, pending);
  });
  await forgetPendingLink();
  return { after: pending.after };
}

/** Whether somebody signed in may confirm it: they asked for it, or the provider has verified their address. */
export function isFor(actor: Pick<Actor, "id" | "email">, { userId, email }: PendingLink): boolean {
  return userId === null ? email === actor.email : userId === actor.id;
}

/** Writes a link. Throws conflict when it is another account's, or this account has another at the same provider. */
export async function storeLink(
  tx: Tx,
  user: Pick<Actor, "id" | "name">,
  { provider, subject, email }: Pick<Identity, "provider" | "subject" | "email">,
): Promise<void> {
  const data = { provider, subject, email, userId: user.id };
  await tx.linkedAccount
    .create({ data, select: { userId: true } })
    .catch(onUniqueViolation(() => conflict("alreadyLinked")));
  await record(tx, { by: user, type: "user.account-linked", id: user.id, details: { provider } });
}

/** Removes the actor's account at a provider. Throws not_found for none, conflict for the last way in. */
export async function unlinkAccount(actor: Actor, { provider }: ProviderInput): Promise<void> {
  const { id: userId } = actor;
  await transaction(async (tx) => {
    const left = await lockWaysIn(tx, userId);
    const { count } = await tx.linkedAccount.deleteMany({ where: { userId, provider } });
    if (count === 0) throw new AppError("not_found");
    if (left === 1) throw conflict("lastWayIn");
    await tellOfWayIn(tx, userId, { change: "account-unlinked", provider });
    await record(tx, { by: actor, type: "user.account-unlinked", id: userId, details: { provider } });
  });
}
