import { tellOfWayIn } from "../sign-in/mail-way-in-changed";
import { lockWaysIn } from "../sign-in/ways-in";
import { passkeySelect, type PasskeyView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { db, transaction } from "@/lib/kernel/db";
import { OLDEST_FIRST } from "@/lib/kernel/sql/order";
import { withIsoTimes } from "@/lib/kernel/sql/stored-time";
import { conflict, notFound, orNotFound } from "@/lib/shared/errors";

/** The actor's passkeys, oldest first. */
export async function listPasskeys({ id: userId }: Actor): Promise<PasskeyView[]> {
  const rows = await db().passkey.findMany({ where: { userId }, ...OLDEST_FIRST, select: passkeySelect });
  return rows.map(withIsoTimes);
}

/** Renames one of the actor's passkeys. Throws not_found. */
export async function renamePasskey(
  actor: Actor,
  { id, name }: { id: string; name: string },
): Promise<PasskeyView> {
  return transaction(async (tx) => {
    const where = { id, userId: actor.id };
    const [renamed] = await tx.passkey.updateManyAndReturn({ where, data: { name }, select: passkeySelect });
    const view = withIsoTimes(orNotFound(renamed));
    await record(tx, { by: actor, type: "user.passkey-renamed", id: actor.id });
    return view;
  });
}

/** Removes one of the actor's passkeys. Throws not_found, or conflict when it is their last way in. */
export async function removePasskey(actor: Actor, { id }: { id: string }): Promise<void> {
  await transaction(async (tx) => {
    const left = await lockWaysIn(tx, actor.id);
    const { count } = await tx.passkey.deleteMany({ where: { id, userId: actor.id } });
    if (count === 0) throw notFound();
    if (left === 1) throw conflict("lastWayIn");
    await tellOfWayIn(tx, actor.id, { change: "passkey-removed" });
    await record(tx, { by: actor, type: "user.passkey-removed", id: actor.id });
  });
}
