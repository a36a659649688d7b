import { deleteAccount, isDue, ownedBusinesses, removeLockedOut } from "./delete-account";
import type { DeletionInput } from "./schema";
import type { DeletionView } from "./view";
import { type Actor, actorSelect, toActor } from "@/lib/access/actor";
import { reauthenticate } from "@/lib/account/password/reauthenticate";
import { enqueue } from "@/lib/events/jobs";
import { record } from "@/lib/events/record";
import { db, transaction, type Tx } from "@/lib/kernel/db";
import { log } from "@/lib/kernel/log";
import { conflict, invalid } from "@/lib/shared/errors";

/** How long somebody can take back that they asked for their account to be deleted. */
const DAYS_TO_TAKE_BACK = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Milliseconds for which deleted accounts are looked at again, so that each hourly job does so at least once. */
const CHECKED_AGAIN_MS = 2 * 60 * 60 * 1000;

/** Whether the actor's account is to be deleted, and what of theirs would go with it. */
export async function readDeletion(actor: Actor): Promise<DeletionView> {
  const businesses = await ownedBusinesses(actor.id);
  return { dueAt: actor.deletionDueAt?.toISOString() ?? null, businesses };
}

/**
 * Has the actor's account deleted in seven days, and mails them about it; asked for again, the first day stays. Throws
 * validation_failed at `currentPassword`, or at `withProjects` while a business is theirs; conflict while one has a
 * running subscription; what `reauthenticate` throws.
 */
export async function askForDeletion(actor: Actor, input: DeletionInput): Promise<DeletionView> {
  await reauthenticate(actor, input.currentPassword);
  const { dueAt, businesses } = await readDeletion(actor);
  if (businesses.some((business) => business.isRunning)) throw conflict("subscriptionRuns");
  // Also without projects: others may make some before the day comes.
  if (!input.withProjects && businesses.length > 0) throw invalid("withProjects", "projectsGoToo");
  if (dueAt) return { dueAt, businesses };
  const deletionDueAt = newDueDay();
  await transaction(async (tx) => {
    const where = { id: actor.id, deletionDueAt: null };
    const { count } = await tx.user.updateMany({ where, data: { deletionDueAt } });
    if (count === 0) return;
    await record(tx, { by: actor, type: "user.deletion-asked", id: actor.id });
    await enqueue(tx, "mail.deletion-asked", { userId: actor.id }, null);
  });
  return readDeletion({ ...actor, deletionDueAt });
}

function newDueDay(): Date {
  return new Date(Date.now() + DAYS_TO_TAKE_BACK * DAY_MS);
}

/**
 * Before an operator suspends somebody, `at`, or lifts that. Suspended, they cannot take their request back: a day that has come goes
 * on waiting, and once it is lifted they have seven days, of which they are mailed. A deletion that has begun is left alone.
 */
export async function postponeDeletion(tx: Tx, id: string, at: Date | null): Promise<void> {
  const where = at
    ? { suspendedAt: null, deletionDueAt: { lte: at } }
    : { deletionDueAt: { gt: tx.user.fields.suspendedAt } };
  const data = { deletionDueAt: newDueDay() };
  const { count } = await tx.user.updateMany({ where: { id, ...where }, data });
  if (count > 0 && !at) await enqueue(tx, "mail.deletion-asked", { userId: id }, null);
}

/** Takes the actor's request for deletion back. Nothing happens without one. */
export async function keepAccount(actor: Actor): Promise<void> {
  await transaction(async (tx) => {
    const where = { id: actor.id, deletionDueAt: { not: null } };
    const { count } = await tx.user.updateMany({ where, data: { deletionDueAt: null } });
    if (count > 0) await record(tx, { by: actor, type: "user.deletion-taken-back", id: actor.id });
  });
}

/**
 * Deletes the accounts whose day has come, and once more what requests that ran during an earlier deletion have added to its
 * account since. One whose business has subscribed again waits until that is cancelled, one that an operator has suspended until that
 * is lifted. Safe to repeat. Throws what the deletion of any of them threw, after all others.
 */
export async function deleteDueAccounts(): Promise<void> {
  const dueBy = new Date();
  const due = await db().user.findMany({
    where: isDue(dueBy),
    select: { id: true, email: true, suspendedAt: true },
  });
  const deletedAt = { gte: new Date(dueBy.getTime() - CHECKED_AGAIN_MS) };
  const deleted = await db().user.findMany({ where: { deletedAt }, select: actorSelect });
  const failures: unknown[] = [];
  for (const user of deleted)
    await ownedBusinesses(user.id)
      .then((businesses) => removeLockedOut(toActor(user), businesses))
      .catch((error: unknown) => failures.push(error));
  for (const { id, email, suspendedAt } of due) {
    if ((await ownedBusinesses(id)).some(({ isRunning }) => isRunning)) {
      // Locked out, as a deletion that failed leaves them, they cannot cancel it themselves.
      if (suspendedAt) log.warn({ user: id }, "account not deleted: a subscription runs");
      continue;
    }
    await deleteAccount({ email, withProjects: true, dueBy }).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, "Accounts could not be deleted.");
}
