import { route } from "@/lib/http/route";
import { translationQuery } from "@/lib/translation/schema";
import { translateUpdate } from "@/lib/translation/translate-update";
import { updateTranslationView } from "@/lib/translation/view-schema";

export const GET = route(
  { needs: "update:see", query: translationQuery, returns: updateTranslationView },
  translateUpdate,
);
