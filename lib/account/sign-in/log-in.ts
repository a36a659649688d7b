import { verifyCredentials } from "../password/verify-credentials";
import type { LogInInput } from "../schema";
import { startSession } from "../session/session";
import { toUserView, type UserView } from "../view";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";

/**
 * Signs in. A wrong address and a wrong password get the same answer in the same time. Throws as `verifyCredentials`.
 */
export async function logIn(_caller: null, input: LogInInput): Promise<UserView> {
  const user = await verifyCredentials(input);
  await transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { lastLoginAt: new Date() }, select: { id: true } });
    await record(tx, { by: user, type: "user.logged-in", id: user.id });
  });
  await startSession(user);
  return toUserView(user);
}
