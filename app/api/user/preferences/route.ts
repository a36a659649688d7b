import { preferencesInput } from "@/lib/account/schema";
import { setPreferences } from "@/lib/account/set-preferences";
import { route } from "@/lib/http/route";

export const PUT = route({ body: preferencesInput }, setPreferences);
