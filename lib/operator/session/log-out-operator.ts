import { keyHash } from "./operator-sessions";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";

/** Ends the key that the request came with; the operator's other keys stay. */
export async function logOutOperator(operator: Actor): Promise<void> {
  await transaction(async (tx) => {
    const where = { userId: operator.id, keyHash: keyHash() };
    await tx.operatorSession.updateMany({ where, data: { endedAt: new Date() } });
    await record(tx, { by: operator, type: "operator.logged-out", id: operator.id });
  });
}
