import type { Tx } from "@/lib/kernel/db";

/** Ends every operator key of this user: keys are sessions too. */
export async function endOperatorSessions(tx: Tx, userId: string): Promise<void> {
  await tx.operatorSession.updateMany({ where: { userId, endedAt: null }, data: { endedAt: new Date() } });
}
