import { route } from "@/lib/http/route";
import { settleQuestion } from "@/lib/updates/questions/close-question";
import { questionView } from "@/lib/updates/view-schema";

export const POST = route(
  { needs: "question:settle", locks: "questions", status: 200, returns: questionView },
  settleQuestion,
);
