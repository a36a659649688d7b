import { passwordFits } from "./password";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/db";
import { invalid } from "@/lib/errors";
import { spend } from "@/lib/rate-limit";

/**
 * Asks for the password of who is signed in, before what only its owner may do. Returns the stored hash, for the write to
 * find out whether it is still that one. Throws validation_failed at `currentPassword`, or rate_limited after ten tries.
 */
export async function verifyCurrentPassword(actor: Actor, password: string | undefined): Promise<string> {
  if (!password) throw invalid("currentPassword", "required");
  await spend("currentPassword", actor.id);
  const user = await db().user.findUnique({ where: { id: actor.id }, select: { passwordHash: true } });
  const fits = await passwordFits(user?.passwordHash, password);
  if (!user || !fits) throw invalid("currentPassword", "wrongPassword");
  return user.passwordHash;
}
