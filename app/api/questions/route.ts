import { route } from "@/lib/http/route";
import { listOpenQuestions } from "@/lib/updates/questions/list-open-questions";
import { openQuestionView } from "@/lib/updates/view-schema";

export const GET = route({ revalidates: "projects", returns: [openQuestionView] }, listOpenQuestions);
