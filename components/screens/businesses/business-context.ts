import { createContext, use } from "react";
import type { BusinessActions } from "./business-actions";
import type { BusinessView } from "@/lib/businesses/view";

/** What every part of a business's card works with. */
export interface ManagedBusiness {
  business: BusinessView;
  viewerId: string;
  actions: BusinessActions;
}

export const BusinessContext = createContext<ManagedBusiness | null>(null);

export function useBusiness(): ManagedBusiness {
  const managed = use(BusinessContext);
  if (!managed) throw new Error("useBusiness needs a business's card");
  return managed;
}
