import { route } from "@/lib/http/route";
import { issueConnectCode } from "@/lib/projects/issue-connect-codes";
import { listConnectCodes } from "@/lib/projects/queries";
import { codeInput, projectParams } from "@/lib/projects/schema";

export const GET = route({ params: projectParams, revalidates: "project" }, listConnectCodes);
export const POST = route({ params: projectParams, body: codeInput, creates: true }, issueConnectCode);
