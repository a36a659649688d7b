import { startOf } from "../session/sign-ins";
import { fittingHash } from "./password";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/kernel/db";
import { spend } from "@/lib/kernel/rate-limit";
import { AppError, invalid } from "@/lib/shared/errors";

/** How long after signing in somebody without a password may make sensitive changes, in milliseconds: ten minutes. */
const FRESH_MS = 10 * 60 * 1000;

/** What the write compares with: null for somebody without a password, who must have none still. */
export interface Proven {
  passwordHash: string | null;
}

/**
 * Asks the signed-in user once more who they are, before a sensitive change: for their password, or, when they have none, for a
 * session that started less than ten minutes ago. Returns the stored hash, so that the write can check that it has not changed
 * since. Throws validation_failed at `currentPassword`, rate_limited after ten tries, or forbidden for an older session.
 */
export async function reauthenticate(actor: Actor, password: string | undefined): Promise<Proven> {
  const user = await db().user.findUnique({
    where: { id: actor.id },
    select: { id: true, passwordHash: true },
  });
  if (user && user.passwordHash === null) return provenBySession(actor);
  if (!password) throw invalid("currentPassword", "required");
  await spend("currentPassword", actor.id);
  const passwordHash = await fittingHash(user, password);
  if (!passwordHash) throw invalid("currentPassword", "wrongPassword");
  return { passwordHash };
}

/** The same for adding a way in, where a session that started less than ten minutes ago is enough for everybody. */
export async function proveFresh(actor: Actor, password: string | undefined): Promise<void> {
  if (!isFresh(actor)) await reauthenticate(actor, password);
}

function provenBySession(actor: Actor): Proven {
  if (!isFresh(actor)) throw new AppError("forbidden", { key: "signInAgain" });
  return { passwordHash: null };
}

/** Whether the actor has signed in within the last ten minutes. */
export function isFresh({ sessionId }: Actor): boolean {
  const age = Date.now() - (sessionId ? startOf(sessionId) : 0);
  return age >= 0 && age <= FRESH_MS;
}
