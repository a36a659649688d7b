import { route } from "@/lib/http/route";
import { changeSentence } from "@/lib/reports/change-sentence";
import { changeSentenceInput, sentenceParams } from "@/lib/reports/schema";
import { reportView } from "@/lib/reports/view-schema";

export const PUT = route(
  {
    needs: "report:generate",
    changes: "silent",
    locks: "reports",
    params: sentenceParams,
    body: changeSentenceInput,
    returns: reportView,
  },
  changeSentence,
);
