import { endOne } from "./end-session";
import { endSession, sessionActor } from "./session";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";

/** Ends this browser's session with its streams and every copy of its cookie. Does nothing without a session. */
export async function logOut(): Promise<void> {
  const actor = await sessionActor();
  if (actor) await endOf(actor);
  await endSession();
}

function endOf(actor: Actor): Promise<unknown> {
  const { id: userId, sessionId } = actor;
  return transaction(async (tx) => {
    if (sessionId) await endOne(tx, userId, sessionId);
    await record(tx, { by: actor, type: "user.logged-out", id: userId });
  });
}
