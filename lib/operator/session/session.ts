import { type Actor, actorSelect, toActor } from "@/lib/access/actor";
import { db } from "@/lib/kernel/db";
import { hashSecret } from "@/lib/kernel/secrets";
import { AppError } from "@/lib/shared/errors";

/** Hours that an operator key stays valid. */
export const KEY_HOURS = 12;

/** The operator with this key. Throws unauthenticated for a missing, ended or expired key, and for former operators. */
export async function requireOperator(key: string | null): Promise<Actor> {
  if (!key) throw keyRejected();
  const session = await db().operatorSession.findUnique({
    where: { keyHash: hashSecret(key) },
    select: sessionSelect,
  });
  if (!session || session.endedAt || session.expiresAt <= new Date()) throw keyRejected();
  const { isOperator, suspendedAt, ...user } = session.user;
  if (!isOperator || suspendedAt) throw keyRejected();
  return toActor(user);
}

function keyRejected(): AppError {
  return new AppError("unauthenticated", { key: "operatorKeyRejected" });
}

const sessionSelect = {
  expiresAt: true,
  endedAt: true,
  user: { select: { ...actorSelect, isOperator: true, suspendedAt: true } },
} as const;
