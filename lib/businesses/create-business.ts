import { readBusiness } from "./queries";
import type { BusinessInput } from "./schema";
import type { BusinessView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";

/** Creates a business that the actor owns. It needs no plan: only projects do. */
export async function createBusiness(
  actor: Actor,
  { name, description }: BusinessInput,
): Promise<BusinessView> {
  return transaction(async (tx) => {
    const data = { ownerId: actor.id, name, description: description ?? null };
    const { id } = await tx.business.create({ data, select: { id: true } });
    await record(tx, { by: actor, type: "business.created", id });
    return readBusiness(actor, id);
  });
}
