import type { DeviceAccount } from "../session/device-cookie";
import { knownDevice } from "../session/known-device";
import { userSelect } from "../view";
import { fittingHash } from "./password";
import { clientNetwork } from "@/lib/kernel/client-network";
import { db } from "@/lib/kernel/db";
import { spend } from "@/lib/kernel/rate-limit";
import { columns } from "@/lib/kernel/sql/columns";
import { AppError } from "@/lib/shared/errors";

/**
 * The user with this address and password. Throws rate_limited, or unauthenticated for a wrong address or password. Throws
 * forbidden for a suspended account, but only to callers who know its password.
 */
export async function verifyCredentials({ email, password }: { email: string; password: string }) {
  const user = await db().user.findUnique({ where: { email }, select: credentialsSelect });
  await spendGuess(email, user);
  const hash = await fittingHash(user, password);
  if (!user || !hash) throw new AppError("unauthenticated", { key: "wrongCredentials" });
  if (user.suspendedAt) throw new AppError("forbidden", { key: "suspended" });
  return user;
}

/**
 * Counts a try to sign in to the account with this address, null for none, by password or code. A browser that has signed in to
 * it before has its own limit, whatever others try. Throws rate_limited.
 */
export async function spendGuess(email: string, account: DeviceAccount | null): Promise<void> {
  const device = await knownDevice(account);
  if (device) return spend("signInPerDevice", device);
  const network = clientNetwork();
  await spend("signInPerAddress", network);
  await spend("signIn", `${email}|${network}`);
  await spend("signInPerEmail", email);
}

const credentialsSelect = {
  ...userSelect,
  ...columns("passwordHash", "suspendedAt", "sessionVersion", "isOperator"),
};
