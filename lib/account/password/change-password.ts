import type { ChangePasswordInput } from "../schema";
import { startSession } from "../session/session";
import { hashPassword } from "./password";
import { replacePassword } from "./replace-password";
import { verifyCurrentPassword } from "./verify-current-password";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { invalid } from "@/lib/shared/errors";

/**
 * Changes the actor's password and ends every session but this browser's. Throws validation_failed at `currentPassword` when
 * that is wrong, which it is for the second of two concurrent changes.
 */
export async function changePassword(actor: Actor, input: ChangePasswordInput): Promise<void> {
  const known = await verifyCurrentPassword(actor, input.currentPassword);
  const passwordHash = await hashPassword(input.newPassword);
  const session = await transaction(async (tx) => {
    const changed = await replacePassword(tx, { id: actor.id, passwordHash: known }, passwordHash);
    if (!changed) throw invalid("currentPassword", "wrongPassword");
    await record(tx, { by: actor, type: "user.password-changed", id: actor.id });
    return changed;
  });
  await startSession(session);
}
