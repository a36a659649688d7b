import { route } from "@/lib/http/route";
import { idParam } from "@/lib/kernel/text";
import { translationQuery } from "@/lib/translation/schema";
import { translateUpdate } from "@/lib/translation/translate-update";
import { updateTranslationView } from "@/lib/translation/view-schema";

export const GET = route(
  { needs: "update:see", params: idParam, query: translationQuery, returns: updateTranslationView },
  translateUpdate,
);
