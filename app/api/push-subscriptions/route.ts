import { route } from "@/lib/http/route";
import { subscribeInput, unsubscribeInput } from "@/lib/notifications/push/schema";
import { subscribe, unsubscribe } from "@/lib/notifications/push/subscriptions";
import { pushSubscriptionView } from "@/lib/notifications/view-schema";

export const POST = route(
  { changes: "own", body: subscribeInput, creates: true, returns: pushSubscriptionView },
  subscribe,
);
export const DELETE = route({ changes: "own", body: unsubscribeInput }, unsubscribe);
