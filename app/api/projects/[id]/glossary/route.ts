import { route } from "@/lib/http/route";
import { listOf } from "@/lib/kernel/returns";
import { idParam } from "@/lib/kernel/text";
import { listProjectWords } from "@/lib/translation/glossary";
import { glossaryWordView } from "@/lib/translation/view-schema";

export const GET = route(
  { needs: "project:see", params: idParam, revalidates: "project", returns: listOf(glossaryWordView) },
  listProjectWords,
);
