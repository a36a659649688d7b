import { route } from "@/lib/http/route";
import { listOf } from "@/lib/kernel/returns";
import { issueConnectCode } from "@/lib/projects/codes/issue-connect-codes";
import { listConnectCodes } from "@/lib/projects/queries";
import { codeInput, projectParams } from "@/lib/projects/schema";
import { connectCodeView } from "@/lib/projects/view-schema";

export const GET = route(
  { params: projectParams, revalidates: "project", returns: listOf(connectCodeView) },
  listConnectCodes,
);
export const POST = route(
  { params: projectParams, body: codeInput, creates: true, returns: connectCodeView },
  issueConnectCode,
);
