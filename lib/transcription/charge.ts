import type { Recording } from "./recording";
import type { Usage } from "@/lib/ai/cost";
import { addCosts, spentOut } from "@/lib/translation/daily-limit";

/** Adds what calls cost to the day of the recording's business; before it is in an update or a message it has none, and they are only logged. */
export async function charge({ update, message }: Recording, usages: readonly Usage[]): Promise<void> {
  const place = update ?? message;
  if (place) await addCosts(place.project.businessId, usages);
}

/** Whether its business may still spend today on its translation. */
export async function isAffordable({ update, message }: Recording): Promise<boolean> {
  const place = update ?? message;
  return !place || (await spentOut([place.project.businessId])).size === 0;
}
