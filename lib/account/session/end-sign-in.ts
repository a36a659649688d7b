import { endOne } from "./end-session";
import { endSession } from "./session";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { notFound } from "@/lib/shared/errors";

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
