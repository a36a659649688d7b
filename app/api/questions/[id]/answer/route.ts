import { route } from "@/lib/http/route";
import { answerQuestion } from "@/lib/updates/questions/close-question";
import { answerInput } from "@/lib/updates/schema";
import { postedQuestionView } from "@/lib/updates/view-schema";

export const POST = route(
  {
    needs: ["question:answer", "update:comment"],
    body: answerInput,
    locks: ["questions"],
    creates: true,
    status: 200,
    returns: postedQuestionView,
  },
  answerQuestion,
);
