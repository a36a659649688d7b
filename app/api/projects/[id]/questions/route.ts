import { route } from "@/lib/http/route";
import { askInProject } from "@/lib/updates/questions/ask-question";
import { askInProjectInput } from "@/lib/updates/schema";
import { postedQuestionView } from "@/lib/updates/view-schema";

export const POST = route(
  {
    needs: ["project:see", "update:post"],
    locks: "uploads",
    body: askInProjectInput,
    creates: true,
    returns: postedQuestionView,
  },
  askInProject,
);
