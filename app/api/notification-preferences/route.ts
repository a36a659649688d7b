import { route } from "@/lib/http/route";
import { readPreferences } from "@/lib/notifications/preferences/read-preferences";
import { deliveryPreferencesInput } from "@/lib/notifications/preferences/schema";
import { setDeliveryPreferences } from "@/lib/notifications/preferences/set-preferences";
import { deliveryPreferencesView } from "@/lib/notifications/view-schema";

export const GET = route({ returns: deliveryPreferencesView }, readPreferences);
export const PUT = route(
  { changes: "own", body: deliveryPreferencesInput, returns: deliveryPreferencesView },
  setDeliveryPreferences,
);
