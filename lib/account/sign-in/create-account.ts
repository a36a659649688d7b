import { getLocale } from "next-intl/server";
import { assertNotReserved, emailTaken } from "../email/email-change";
import { userSelect } from "../view";
import { record } from "@/lib/events/record";
import { onUniqueViolation, type Tx } from "@/lib/kernel/db";

interface NewAccount {
  name: string;
  email: string;
  /** Left out by those who sign up without a password. */
  passwordHash?: string;
  emailVerifiedAt?: Date;
}

/** Creates an account in the language of the screen; its caller signs it in. Throws conflict when the address is taken, ignoring case. */
export async function createAccount(tx: Tx, account: NewAccount) {
  const data = { ...account, language: await getLocale(), lastLoginAt: new Date() };
  const created = await tx.user
    .create({ data, select: { ...userSelect, sessionVersion: true } })
    .catch(onUniqueViolation(emailTaken));
  await assertNotReserved(tx, account.email, created.id);
  await record(tx, { by: created, type: "user.registered", id: created.id });
  return created;
}
