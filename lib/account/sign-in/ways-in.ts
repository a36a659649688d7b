import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/kernel/db";

/** How somebody can sign in, for their settings. */
export interface WaysIn {
  hasPassword: boolean;
  /** Whether their address is confirmed. */
  hasConfirmed: boolean;
}

/** The actor's ways to sign in. */
export async function waysIn({ id }: Actor): Promise<WaysIn> {
  const { passwordHash, emailVerifiedAt } = await db().user.findUniqueOrThrow({
    where: { id },
    select: { passwordHash: true, emailVerifiedAt: true },
  });
  return { hasPassword: passwordHash !== null, hasConfirmed: emailVerifiedAt !== null };
}
