import { route } from "@/lib/http/route";
import { issueConnectCodes } from "@/lib/projects/codes/issue-connect-codes";
import { codeBatchInput } from "@/lib/projects/schema";
import { connectCodeView } from "@/lib/projects/view-schema";

export const POST = route(
  { needs: "code:issue", body: codeBatchInput, creates: true, returns: [connectCodeView] },
  issueConnectCodes,
);
