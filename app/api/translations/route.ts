import { route } from "@/lib/http/route";
import { translationsInput } from "@/lib/translation/schema";
import { translateItems } from "@/lib/translation/translate-items";

export const POST = route({ body: translationsInput }, translateItems);
