import { readBusiness } from "./queries";
import type { EditBusinessInput } from "./schema";
import type { BusinessView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";

/** Changes name, description and the footer of reports; what is absent stays. Owner only. */
export async function editBusiness(actor: Actor, input: EditBusinessInput): Promise<BusinessView> {
  return whileAuthorized(actor, "business:edit", { businessId: input.id }, async (scope) => {
    const { tx, business, record } = scope;
    const data = {
      name: input.name,
      ...(input.description !== undefined && { description: input.description }),
      ...(input.reportFooter !== undefined && { reportFooter: input.reportFooter }),
    };
    await tx.business.update({ where: { id: business.id }, data, select: { id: true } });
    await record({ type: "business.edited", id: business.id });
    return readBusiness(actor, business.id);
  });
}
