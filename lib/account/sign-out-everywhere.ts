import { rememberDevice } from "./known-device";
import { endOperatorSessions } from "./operator-sessions";
import { endSession } from "./session";
import type { Actor } from "@/lib/access/actor";
import { transaction } from "@/lib/db";
import { record } from "@/lib/events/record";

/** Ends every session of the actor at once, that of the browser at hand and operator keys included. */
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
  // Who signs out everywhere because somebody tries to get in must be able to come back from here.
  await rememberDevice(user);
}
