import { route } from "@/lib/http/route";
import { issueConnectCodes } from "@/lib/projects/issue-connect-codes";
import { codeBatchInput, projectParams } from "@/lib/projects/schema";

export const POST = route({ params: projectParams, body: codeBatchInput, creates: true }, issueConnectCodes);
