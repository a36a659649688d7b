import { getLocale } from "next-intl/server";
import { assertNotReserved, emailTaken } from "../email/email-change";
import { hashPassword } from "../password/password";
import type { RegisterInput } from "../schema";
import { startSession } from "../session/session";
import { toUserView, userSelect, type UserView } from "../view";
import { record } from "@/lib/events/record";
import { clientNetwork } from "@/lib/kernel/client-network";
import { onUniqueViolation, transaction } from "@/lib/kernel/db";
import { spend } from "@/lib/kernel/rate-limit";

/** Creates an account and signs it in. Throws conflict when the address is taken, ignoring upper and lower case. */
export async function register(_caller: null, input: RegisterInput): Promise<UserView> {
  await spend("signUp", clientNetwork());
  const [passwordHash, language] = await Promise.all([hashPassword(input.password), getLocale()]);
  const user = await transaction(async (tx) => {
    const { name, email } = input;
    const data = { name, email, passwordHash, language, lastLoginAt: new Date() };
    const created = await tx.user
      .create({ data, select: { ...userSelect, sessionVersion: true } })
      .catch(onUniqueViolation(emailTaken));
    await assertNotReserved(tx, email, created.id);
    await record(tx, { by: created, type: "user.registered", id: created.id });
    return created;
  });
  await startSession(user);
  return toUserView(user);
}
