import { route } from "@/lib/http/route";
import { listProjectWords } from "@/lib/translation/glossary";
import { glossaryWordView } from "@/lib/translation/view-schema";

export const GET = route(
  { needs: "project:see", revalidates: "project", returns: [glossaryWordView] },
  listProjectWords,
);
