import { route } from "@/lib/http/route";
import { idParam } from "@/lib/kernel/text";
import { listProjectWords } from "@/lib/translation/glossary";

export const GET = route({ params: idParam, revalidates: "project" }, listProjectWords);
