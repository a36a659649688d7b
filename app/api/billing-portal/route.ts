import { openPortal } from "@/lib/billing/open-portal";
import { billingTarget } from "@/lib/billing/schema";
import { portalView } from "@/lib/billing/view-schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { needs: "billing:manage", changes: "own", body: billingTarget, returns: portalView },
  openPortal,
);
