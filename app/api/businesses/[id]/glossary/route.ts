import { route } from "@/lib/http/route";
import { listOf } from "@/lib/kernel/returns";
import { listGlossary, setGlossary } from "@/lib/translation/glossary";
import { glossaryInput } from "@/lib/translation/schema";
import { glossaryTermView } from "@/lib/translation/view-schema";

export const GET = route({ needs: "business:see", returns: listOf(glossaryTermView) }, listGlossary);
export const PUT = route(
  {
    needs: "glossary:set",
    changes: "business",
    locks: "businesses",
    body: glossaryInput,
    returns: listOf(glossaryTermView),
  },
  setGlossary,
);
