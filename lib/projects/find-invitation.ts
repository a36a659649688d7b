import { readConnectCode } from "./preview-connect-code";
import { codeParams } from "./schema";
import type { Invitation } from "./view";
import { AppError } from "@/lib/errors";
import { parseParams } from "@/lib/http/parse";

/** What an invitation link leads to, for the pages that it opens. */
export async function findInvitation(typed: string): Promise<Invitation> {
  try {
    const { code } = parseParams(codeParams, { code: typed });
    const { project, business, invitedBy } = await readConnectCode(code);
    return {
      state: "valid",
      projectName: project.name,
      businessName: business.name,
      inviterName: invitedBy.name,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { state: stateOf(error) };
  }
}

function stateOf(error: AppError): Exclude<Invitation["state"], "valid"> {
  if (error.key === "codeUsed") return "used";
  return error.key === "codeExpired" ? "expired" : "unknown";
}
