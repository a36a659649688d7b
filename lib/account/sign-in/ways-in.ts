import { lockCredentials } from "../email/email-change";
import { passkeySelect, type PasskeyView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { db, type Tx } from "@/lib/kernel/db";
import { canMail } from "@/lib/kernel/env";
import { OLDEST_FIRST } from "@/lib/kernel/sql/order";
import { withIsoTimes } from "@/lib/kernel/sql/stored-time";

/** How somebody can sign in, for their settings. */
export interface WaysIn {
  hasPassword: boolean;
  /** Whether their address is confirmed. */
  hasConfirmed: boolean;
  passkeys: PasskeyView[];
  linked: { provider: string; email: string | null }[];
}

/** The actor's ways to sign in. */
export async function waysIn({ id }: Actor): Promise<WaysIn> {
  const user = await db().user.findUniqueOrThrow({
    where: { id },
    select: {
      passwordHash: true,
      emailVerifiedAt: true,
      passkeys: { select: passkeySelect, ...OLDEST_FIRST },
      linkedAccounts: { select: { provider: true, email: true }, orderBy: { createdAt: "asc" } },
    },
  });
  const { passwordHash, emailVerifiedAt, passkeys, linkedAccounts: linked } = user;
  return {
    hasPassword: passwordHash !== null,
    hasConfirmed: emailVerifiedAt !== null,
    passkeys: passkeys.map(withIsoTimes),
    linked,
  };
}

/** How many ways in somebody has, locked until the transaction ends: of two removals at once, one sees what the other leaves. */
export async function lockWaysIn(tx: Tx, userId: string): Promise<number> {
  const user = await lockCredentials(tx, userId);
  const linked = await tx.linkedAccount.count({ where: { userId } });
  const passkeys = await tx.passkey.count({ where: { userId } });
  const byCode = user?.emailVerifiedAt && canMail ? 1 : 0;
  return linked + passkeys + byCode + (user?.passwordHash ? 1 : 0);
}

/** Removes every way in but the password and the address: whoever had the account before may have added theirs. */
export async function removeOtherWays(tx: Tx, userId: string): Promise<void> {
  await tx.linkedAccount.deleteMany({ where: { userId } });
  await tx.passkey.deleteMany({ where: { userId } });
}
