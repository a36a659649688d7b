import { route } from "@/lib/http/route";
import { listOf } from "@/lib/kernel/returns";
import { translationsInput } from "@/lib/translation/schema";
import { translateItems } from "@/lib/translation/translate-items";
import { translatedItemView } from "@/lib/translation/view-schema";

export const POST = route(
  { changes: "own", body: translationsInput, returns: listOf(translatedItemView) },
  translateItems,
);
