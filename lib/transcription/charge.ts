import type { Recording } from "./recording";
import type { Usage } from "@/lib/ai/cost";
import { addCosts, spentOut } from "@/lib/translation/daily-limit";

/** Adds what calls cost to the day of the recording's business; before it is in an update it has none, and they are only logged. */
export async function charge({ update }: Recording, usages: readonly Usage[]): Promise<void> {
  if (update) await addCosts(update.project.businessId, usages);
}

/** Whether its business may still spend today on its translation. */
export async function isAffordable({ update }: Recording): Promise<boolean> {
  return !update || (await spentOut([update.project.businessId])).size === 0;
}
