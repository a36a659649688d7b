import { setPreferences } from "@/lib/account/profile/set-preferences";
import { preferencesInput } from "@/lib/account/schema";
import { preferencesView } from "@/lib/account/view-schema";
import { route } from "@/lib/http/route";

export const PUT = route(
  { changes: "own", body: preferencesInput, returns: preferencesView },
  setPreferences,
);
