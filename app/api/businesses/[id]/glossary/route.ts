import { route } from "@/lib/http/route";
import { changeGlossary, listGlossary, setGlossary } from "@/lib/translation/glossary";
import { glossaryChange, glossaryInput } from "@/lib/translation/schema";
import { glossaryTermView } from "@/lib/translation/view-schema";

export const GET = route({ needs: "business:see", returns: [glossaryTermView] }, listGlossary);
export const PUT = route(
  {
    needs: "glossary:set",
    changes: "business",
    locks: "businesses",
    body: glossaryInput,
    returns: [glossaryTermView],
  },
  setGlossary,
);
export const PATCH = route(
  {
    needs: "glossary:set",
    changes: "business",
    locks: "businesses",
    body: glossaryChange,
    returns: [glossaryTermView],
  },
  changeGlossary,
);
