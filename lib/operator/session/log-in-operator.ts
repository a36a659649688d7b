import { KEY_HOURS } from "./session";
import { verifyCredentials } from "@/lib/account/password/verify-credentials";
import { rememberDevice } from "@/lib/account/session/known-device";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { currentRequest } from "@/lib/kernel/request-context";
import { hashSecret, newSecret } from "@/lib/kernel/secrets";
import type { OperatorLogInInput } from "@/lib/operator/schema";
import type { OperatorKeyView } from "@/lib/operator/view";
import { AppError } from "@/lib/shared/errors";

const HOUR_MS = 60 * 60 * 1000;

/**
 * Gives an operator a key for 12 hours, which is stored hashed and shown only here. Non-operators get the same error as for a
 * wrong password. Throws as `verifyCredentials`.
 */
export async function logInOperator(_caller: null, input: OperatorLogInInput): Promise<OperatorKeyView> {
  const user = await verifyCredentials(input);
  if (!user.isOperator) throw new AppError("unauthenticated", { key: "wrongCredentials" });
  const adminKey = newSecret();
  await transaction(async (tx) => {
    const expiresAt = new Date(Date.now() + KEY_HOURS * HOUR_MS);
    await tx.operatorSession.create({
      data: { userId: user.id, keyHash: hashSecret(adminKey), expiresAt, ...cameFrom() },
      select: { id: true },
    });
    await record(tx, { by: user, type: "operator.logged-in", id: user.id });
  });
  await rememberDevice(user);
  return { adminKey };
}

function cameFrom(): { ipAddress: string | null; userAgent: string | null } {
  const request = currentRequest();
  return { ipAddress: request?.ip ?? null, userAgent: request?.userAgent ?? null };
}
