import { createContext, use } from "react";
import type { BillingActions } from "./billing-actions";
import type { BusinessView } from "@/lib/businesses/view";

/** What every part of a business's card works with. */
export interface BilledBusiness {
  business: BusinessView;
  /** Whether no plan can be bought or changed on this server. */
  isOff: boolean;
  /** Whether its button is the page's main one. */
  isMain: boolean;
  actions: BillingActions;
  onPick: () => void;
  onNearPick: () => void;
}

export const BillingContext = createContext<BilledBusiness | null>(null);

export function useBilled(): BilledBusiness {
  const billed = use(BillingContext);
  if (!billed) throw new Error("useBilled needs a business's card");
  return billed;
}
