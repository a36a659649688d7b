import { route } from "@/lib/http/route";
import { idParam } from "@/lib/kernel/text";
import { listGlossary, setGlossary } from "@/lib/translation/glossary";
import { glossaryInput } from "@/lib/translation/schema";

export const GET = route({ params: idParam }, listGlossary);
export const PUT = route({ params: idParam, body: glossaryInput }, setGlossary);
