import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/kernel/db";
import { hashSecret } from "@/lib/kernel/secrets";
import { AppError } from "@/lib/shared/errors";

/** Hours that an operator key stays valid. */
export const KEY_HOURS = 12;

/** The operator with this key. Throws unauthenticated for a missing, ended or expired key, and for former operators. */
export async function requireOperator(key: string | null): Promise<Actor> {
  if (!key) throw new AppError("unauthenticated", { key: "operatorKeyRejected" });
  const session = await db().operatorSession.findUnique({
    where: { keyHash: hashSecret(key) },
    select: sessionSelect,
  });
  const usable = session && !session.endedAt && session.expiresAt > new Date();
  if (!usable || !session.user.isOperator || session.user.suspendedAt) {
    throw new AppError("unauthenticated", { key: "operatorKeyRejected" });
  }
  const { id, name, email, language, timeZone, createdAt, recordingConsentAt, sessionVersion } = session.user;
  const { originalsFirst } = session.user;
  const settings = { language, reads: language, timeZone, originalsFirst, recordingConsentAt };
  return { id, name, email, createdAt, sessionId: null, sessionVersion, ...settings };
}

const sessionSelect = {
  expiresAt: true,
  endedAt: true,
  user: {
    select: {
      id: true,
      name: true,
      email: true,
      language: true,
      timeZone: true,
      createdAt: true,
      recordingConsentAt: true,
      originalsFirst: true,
      sessionVersion: true,
      isOperator: true,
      suspendedAt: true,
    },
  },
} as const;
