import { carryOver } from "./end-session";
import { rememberDevice } from "./known-device";
import { endOperatorSessions } from "./operator-sessions";
import { endSession, startSession } from "./session";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction, type Tx } from "@/lib/kernel/db";
import { AppError } from "@/lib/shared/errors";

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
