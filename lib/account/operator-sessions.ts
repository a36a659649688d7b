import type { Tx } from "@/lib/db";

/** Ends every operator key of this user: a key is a session like any other, and goes with them. */
export async function endOperatorSessions(tx: Tx, userId: string): Promise<void> {
  await tx.operatorSession.updateMany({ where: { userId, endedAt: null }, data: { endedAt: new Date() } });
}
