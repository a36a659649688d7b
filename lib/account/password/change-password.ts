import type { ChangePasswordInput } from "../schema";
import { carryOver } from "../session/end-sessions";
import { startSession } from "../session/session";
import { hashPassword } from "./password";
import { replacePassword } from "./replace-password";
import { reauthenticate } from "./reauthenticate";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { invalid } from "@/lib/shared/errors";

/**
 * Changes the actor's password, or sets their first one, and ends every session but this browser's. Throws as `reauthenticate` and
 * `carryOver`, and validation_failed at `currentPassword` for the second of two concurrent changes.
 */
export async function changePassword(actor: Actor, input: ChangePasswordInput): Promise<void> {
  const { passwordHash: known } = await reauthenticate(actor, input.currentPassword);
  const passwordHash = await hashPassword(input.newPassword);
  const session = await transaction(async (tx) => {
    const changed = await replacePassword(tx, { id: actor.id, passwordHash: known }, passwordHash);
    if (!changed) throw invalid("currentPassword", "wrongPassword");
    const sessionId = await carryOver(tx, actor, changed.sessionVersion);
    await record(tx, { by: actor, type: "user.password-changed", id: actor.id });
    return { ...changed, sessionId };
  });
  await startSession(session);
}
