import { route } from "@/lib/http/route";
import { listOf } from "@/lib/kernel/returns";
import { listOpenQuestions } from "@/lib/updates/questions/list-open-questions";
import { openQuestionView } from "@/lib/updates/view-schema";

export const GET = route({ revalidates: "projects", returns: listOf(openQuestionView) }, listOpenQuestions);
