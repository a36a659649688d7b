import { getLocale } from "next-intl/server";
import { assertNotReserved, emailTaken } from "../email/email-change";
import { hashPassword } from "../password/password";
import type { RegisterInput } from "../schema";
import { startSession } from "../session/session";
import { signInRow } from "../session/sign-ins";
import { toUserView, userSelect, type UserView } from "../view";
import { record } from "@/lib/events/record";
import { clientNetwork } from "@/lib/kernel/client-network";
import { onUniqueViolation, type Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import { spend } from "@/lib/kernel/rate-limit";

/** Creates an account and signs it in. Throws conflict when the address is taken, ignoring upper and lower case. */
export async function register(_caller: null, input: RegisterInput): Promise<UserView> {
  await spend("signUp", clientNetwork());
  const passwordHash = await hashPassword(input.password);
  const { name, email } = input;
  const user = await transaction((tx) => createAccount(tx, { name, email, passwordHash }, "password"));
  await startSession(user);
  return toUserView(user);
}

type NewAccount = Omit<Prisma.UserCreateInput, "language" | "lastLoginAt">;

/**
 * Writes a new account, in the language of the screen that asked, and its first session, which is then to be started with
 * `startSession`. Throws conflict when the address is taken.
 */
export async function createAccount(tx: Tx, data: NewAccount, way: string) {
  const language = await getLocale();
  const created = await tx.user
    .create({
      data: { ...data, language, lastLoginAt: new Date() },
      select: { ...userSelect, sessionVersion: true },
    })
    .catch(onUniqueViolation(emailTaken));
  await assertNotReserved(tx, data.email, created.id);
  const { id, sessionVersion } = created;
  const sessionId = newId();
  const change = signInRow({ id: sessionId, userId: id, sessionVersion, way });
  await record(tx, { by: created, type: "user.registered", id, change });
  return { ...created, sessionId };
}
