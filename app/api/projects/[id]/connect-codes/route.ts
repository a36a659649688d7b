import { route } from "@/lib/http/route";
import { issueConnectCode } from "@/lib/projects/codes/issue-connect-codes";
import { listConnectCodes } from "@/lib/projects/queries";
import { codeInput } from "@/lib/projects/schema";
import { connectCodeView } from "@/lib/projects/view-schema";

export const GET = route(
  { needs: "code:list", revalidates: "project", returns: [connectCodeView] },
  listConnectCodes,
);
export const POST = route(
  { needs: "code:issue", body: codeInput, creates: true, returns: connectCodeView },
  issueConnectCode,
);
