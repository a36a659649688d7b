import { endOne } from "./end-session";
import { endSession, sessionActor } from "./session";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";

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
