import { route } from "@/lib/http/route";
import { listOf } from "@/lib/kernel/returns";
import { issueConnectCodes } from "@/lib/projects/codes/issue-connect-codes";
import { codeBatchInput, projectParams } from "@/lib/projects/schema";
import { connectCodeView } from "@/lib/projects/view-schema";

export const POST = route(
  {
    needs: "code:issue",
    params: projectParams,
    body: codeBatchInput,
    creates: true,
    returns: listOf(connectCodeView),
  },
  issueConnectCodes,
);
