import { route } from "@/lib/http/route";
import { translationsInput } from "@/lib/translation/schema";
import { translateItems } from "@/lib/translation/translate-items";
import { translatedItemView } from "@/lib/translation/view-schema";

export const POST = route(
  { changes: "own", body: translationsInput, returns: [translatedItemView] },
  translateItems,
);
