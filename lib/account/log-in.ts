import { passwordFits } from "./password";
import type { LogInInput } from "./schema";
import { startSession } from "./session";
import { toUserView, userSelect, type UserView } from "./view";
import { db, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { spend } from "@/lib/rate-limit";
import { currentRequest } from "@/lib/request-context";

/**
 * Signs in (CONTRACT "Account"). Wrong address and wrong password give the same answer in the same time; a suspended
 * account is only told so to whoever knows its password.
 */
export async function logIn(_caller: null, input: LogInInput): Promise<UserView> {
  await spend("signIn", `${input.email}|${currentRequest()?.ip ?? "unknown"}`);
  await spend("signInPerEmail", input.email);
  const user = await verifyCredentials(input);
  await transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { lastLoginAt: new Date() }, select: { id: true } });
    await record(tx, { by: user, type: "user.logged-in", id: user.id });
  });
  await startSession(user);
  return toUserView(user);
}

/** The user with this address and password. Throws unauthenticated, or forbidden for a suspended one. */
export async function verifyCredentials({ email, password }: LogInInput) {
  const user = await db().user.findUnique({ where: { email }, select: credentialsSelect });
  const fits = await passwordFits(user?.passwordHash, password);
  if (!user || !fits) throw new AppError("unauthenticated", { key: "wrongCredentials" });
  if (user.suspendedAt) throw new AppError("forbidden", { key: "suspended" });
  return user;
}

const credentialsSelect = {
  ...userSelect,
  passwordHash: true,
  suspendedAt: true,
  sessionVersion: true,
  isOperator: true,
} as const;
