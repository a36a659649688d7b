import { route } from "@/lib/http/route";
import { listOf } from "@/lib/kernel/returns";
import { idParam } from "@/lib/kernel/text";
import { listGlossary, setGlossary } from "@/lib/translation/glossary";
import { glossaryInput } from "@/lib/translation/schema";
import { glossaryTermView } from "@/lib/translation/view-schema";

export const GET = route(
  { needs: "business:see", params: idParam, returns: listOf(glossaryTermView) },
  listGlossary,
);
export const PUT = route(
  {
    needs: "glossary:set",
    changes: "business",
    locks: "businesses",
    params: idParam,
    body: glossaryInput,
    returns: listOf(glossaryTermView),
  },
  setGlossary,
);
