import { createSubscription } from "@/lib/billing/create-subscription";
import { subscribeInput } from "@/lib/billing/schema";
import { checkoutView } from "@/lib/billing/view-schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { needs: "billing:manage", changes: "own", body: subscribeInput, returns: checkoutView },
  createSubscription,
);
