import { fittingHash } from "./password";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/kernel/db";
import { spend } from "@/lib/kernel/rate-limit";
import { invalid } from "@/lib/shared/errors";

/**
 * Checks the signed-in user's password before a sensitive change. Returns the stored hash, so that the write can check that
 * it has not changed since. Throws validation_failed at `currentPassword`, or rate_limited after ten tries.
 */
export async function verifyCurrentPassword(actor: Actor, password: string | undefined): Promise<string> {
  if (!password) throw invalid("currentPassword", "required");
  await spend("currentPassword", actor.id);
  const user = await db().user.findUnique({
    where: { id: actor.id },
    select: { id: true, passwordHash: true },
  });
  const hash = await fittingHash(user, password);
  if (!hash) throw invalid("currentPassword", "wrongPassword");
  return hash;
}
