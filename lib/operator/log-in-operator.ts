import type { OperatorLogInInput } from "./schema";
import { KEY_HOURS } from "./session";
import { verifyCredentials } from "@/lib/account/log-in";
import { transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { spend } from "@/lib/rate-limit";
import { currentRequest } from "@/lib/request-context";
import { hashSecret, newSecret } from "@/lib/secrets";

const HOUR_MS = 60 * 60 * 1000;

/** Gives an operator a key for 12 hours; stored hashed, shown this once (CONTRACT "Operator"). Whoever is none learns no more than a wrong password tells. */
export async function logInOperator(_caller: null, input: OperatorLogInInput): Promise<{ adminKey: string }> {
  await spend("signIn", `operator|${input.email}|${currentRequest()?.ip ?? "unknown"}`);
  await spend("signInPerEmail", input.email);
  const user = await verifyCredentials(input);
  if (!user.isOperator) throw new AppError("unauthenticated", { key: "wrongCredentials" });
  const adminKey = newSecret();
  await transaction(async (tx) => {
    const expiresAt = new Date(Date.now() + KEY_HOURS * HOUR_MS);
    await tx.operatorSession.create({
      data: { userId: user.id, keyHash: hashSecret(adminKey), expiresAt },
      select: { id: true },
    });
    await record(tx, { by: user, type: "operator.logged-in", id: user.id });
  });
  return { adminKey };
}
