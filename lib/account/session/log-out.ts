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
  const { id: userId, sessionId, sessionVersion } = actor;
  return transaction(async (tx) => {
    // It may have been signed out in another tab at the same moment.
    const skipDuplicates = true;
    if (sessionId)
      await tx.endedSession.createMany({ data: { id: sessionId, userId, sessionVersion }, skipDuplicates });
    await record(tx, { by: actor, type: "user.logged-out", id: userId });
  });
}
