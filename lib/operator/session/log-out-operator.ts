import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { currentRequest } from "@/lib/kernel/request-context";
import { hashSecret } from "@/lib/kernel/secrets";

/** Ends the key that the request came with; the operator's other keys stay. */
export async function logOutOperator(operator: Actor): Promise<void> {
  const keyHash = hashSecret(currentRequest()?.headers.get("adminkey") ?? "");
  await transaction(async (tx) => {
    await tx.operatorSession.updateMany({
      where: { userId: operator.id, keyHash },
      data: { endedAt: new Date() },
    });
    await record(tx, { by: operator, type: "operator.logged-out", id: operator.id });
  });
}
