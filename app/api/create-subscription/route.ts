import { createSubscription } from "@/lib/billing/create-subscription";
import { subscribeInput } from "@/lib/billing/schema";
import { route } from "@/lib/http/route";

export const POST = route({ body: subscribeInput }, createSubscription);
