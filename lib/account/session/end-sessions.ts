import { lockCredentials } from "../email/email-change";
import { rememberDevice } from "./known-device";
import { endSession, sessionActor, startSession } from "./session";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction, type Tx } from "@/lib/kernel/db";
import { AppError, notFound } from "@/lib/shared/errors";

/** Ends every session of the actor, including this browser's and operator keys. */
export async function signOutEverywhere(actor: Actor): Promise<void> {
  const sessionVersion = await transaction((tx) => endAll(tx, actor));
  await endSession();
  // Somebody who signs out everywhere because of an attack must be able to sign in again here.
  await rememberDevice({ id: actor.id, sessionVersion });
}

/** The same except for this browser's session. Of two at once, from two browsers, one stays. */
export async function signOutElsewhere(actor: Actor): Promise<void> {
  const kept = await transaction(async (tx) => {
    const sessionVersion = await endAll(tx, actor);
    return { id: actor.id, sessionVersion, sessionId: await carryOver(tx, actor, sessionVersion) };
  });
  await startSession(kept);
}

/** Throws unauthenticated when the actor's session has ended in the meantime with all others. */
async function endAll(tx: Tx, { id, sessionVersion }: Actor): Promise<number> {
  const [ended] = await tx.user.updateManyAndReturn({
    where: { id, sessionVersion },
    data: { sessionVersion: { increment: 1 } },
    select: { sessionVersion: true },
  });
  if (!ended) throw new AppError("unauthenticated", { details: { reason: "ended" } });
  await endOperatorSessions(tx, id);
  await record(tx, { by: { id }, type: "user.signed-out-everywhere", id });
  return ended.sessionVersion;
}

/** Ends this browser's session with its streams and every copy of its cookie. Does nothing without a session. */
export async function logOut(): Promise<void> {
  const actor = await sessionActor();
  if (actor)
    await transaction(async (tx) => {
      if (actor.sessionId) await endOne(tx, actor.id, actor.sessionId);
      await record(tx, { by: actor, type: "user.logged-out", id: actor.id });
    });
  await endSession();
}

/** Signs out one of the actor's sign-ins, this one or another. Throws not_found, also for one that has ended. */
export async function endSignIn(actor: Actor, { id }: { id: string }): Promise<void> {
  const { id: userId, sessionVersion } = actor;
  await transaction(async (tx) => {
    const ended = await endOne(tx, userId, id);
    const isOwn = (await tx.signIn.count({ where: { id, userId, sessionVersion } })) === 1;
    if (!ended || !isOwn) throw notFound();
    await record(tx, { by: actor, type: "user.logged-out", id: userId });
  });
  if (id === actor.sessionId) await endSession();
}

/**
 * Ends one session of a user, with its streams and every copy of its cookie; false when it had ended before. Waits for a change in
 * flight that carries it over to a new `sessionVersion`.
 */
async function endOne(tx: Tx, userId: string, id: string): Promise<boolean> {
  const user = await lockCredentials(tx, userId);
  if (!user) return false;
  const data = { id, userId, sessionVersion: user.sessionVersion };
  const { count } = await tx.endedSession.createMany({ data, skipDuplicates: true });
  return count === 1;
}

/**
 * Carries the actor's session over to the `sessionVersion` that has just ended all others, in the same transaction. Throws
 * unauthenticated when it was ended in the meantime.
 */
export async function carryOver(tx: Tx, actor: Actor, sessionVersion: number): Promise<string> {
  const { id: userId, sessionId: id } = actor;
  if (id === null || (await tx.endedSession.count({ where: { id } })) > 0)
    throw new AppError("unauthenticated", { details: { reason: "ended" } });
  await tx.signIn.updateMany({ where: { id, userId }, data: { sessionVersion } });
  return id;
}

/** Ends every operator key of this user: keys are sessions too. */
export async function endOperatorSessions(tx: Tx, userId: string): Promise<void> {
  await tx.operatorSession.updateMany({ where: { userId, endedAt: null }, data: { endedAt: new Date() } });
}
