import { endSession, sessionActor } from "./session";
import { transaction } from "@/lib/db";
import { record } from "@/lib/events/record";

/** Signs out on this browser. Does nothing without a session. */
export async function logOut(): Promise<void> {
  const actor = await sessionActor();
  if (actor) await transaction((tx) => record(tx, { by: actor, type: "user.logged-out", id: actor.id }));
  await endSession();
}
