import { route } from "@/lib/http/route";
import { releaseSentence } from "@/lib/reports/release-sentence";
import { releaseParams } from "@/lib/reports/schema";
import { reportView } from "@/lib/reports/view-schema";

export const PUT = route(
  {
    needs: "report:generate",
    changes: "silent",
    locks: "reports",
    params: releaseParams,
    returns: reportView,
  },
  releaseSentence,
);
