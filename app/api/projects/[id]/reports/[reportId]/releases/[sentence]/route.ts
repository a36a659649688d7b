import { route } from "@/lib/http/route";
import { releaseSentence, takeBackRelease } from "@/lib/reports/release-sentence";
import { releaseInput, sentenceParams } from "@/lib/reports/schema";
import { reportView } from "@/lib/reports/view-schema";

export const PUT = route(
  {
    needs: "report:generate",
    changes: "silent",
    locks: "reports",
    params: sentenceParams,
    body: releaseInput,
    returns: reportView,
  },
  releaseSentence,
);
export const DELETE = route(
  {
    needs: "report:generate",
    changes: "silent",
    locks: "reports",
    params: sentenceParams,
    returns: reportView,
  },
  takeBackRelease,
);
