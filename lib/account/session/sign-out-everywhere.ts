import { rememberDevice } from "./known-device";
import { endOperatorSessions } from "./operator-sessions";
import { endSession } from "./session";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";

/** Ends every session of the actor, including this browser's and operator keys. */
export async function signOutEverywhere(actor: Actor): Promise<void> {
  const user = await transaction(async (tx) => {
    const data = { sessionVersion: { increment: 1 } };
    const select = { id: true, sessionVersion: true };
    const ended = await tx.user.update({ where: { id: actor.id }, data, select });
    await endOperatorSessions(tx, actor.id);
    await record(tx, { by: actor, type: "user.signed-out-everywhere", id: actor.id });
    return ended;
  });
  await endSession();
  // Somebody who signs out everywhere because of an attack must be able to sign in again here.
  await rememberDevice(user);
}
