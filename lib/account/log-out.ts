import { endSession, sessionActor } from "./session";
import { transaction } from "@/lib/db";
import { record } from "@/lib/events/record";

/** Signs out on this browser; without a session there is nothing to do, and that is no error. */
export async function logOut(): Promise<void> {
  const actor = await sessionActor();
  if (actor) await transaction((tx) => record(tx, { by: actor, type: "user.logged-out", id: actor.id }));
  await endSession();
}
