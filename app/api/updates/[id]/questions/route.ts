import { route } from "@/lib/http/route";
import { askOnUpdate } from "@/lib/updates/questions/ask-question";
import { askOnUpdateInput } from "@/lib/updates/schema";
import { postedQuestionView } from "@/lib/updates/view-schema";

export const POST = route(
  { needs: "update:comment", body: askOnUpdateInput, creates: true, returns: postedQuestionView },
  askOnUpdate,
);
