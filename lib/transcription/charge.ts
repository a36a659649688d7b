import type { Recording } from "./recording";
import type { Usage } from "@/lib/ai/cost";
import { addCosts, spentOut } from "@/lib/translation/daily-limit";

/** Adds the cost of calls to the daily total of the recording's business. A recording without update or message has none. */
export async function charge({ update, message }: Recording, usages: readonly Usage[]): Promise<void> {
  const place = update ?? message;
  if (place) await addCosts(place.project.businessId, usages);
}

/** Whether its business may still spend money on translation today. */
export async function isAffordable({ update, message }: Recording): Promise<boolean> {
  const place = update ?? message;
  return !place || (await spentOut([place.project.businessId])).size === 0;
}
