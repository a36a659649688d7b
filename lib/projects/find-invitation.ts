import { readConnectCode } from "./preview-connect-code";
import type { Invitation } from "./view";
import { AppError } from "@/lib/errors";

/** What an invitation link leads to, for the pages that it opens. */
export async function findInvitation(typed: string): Promise<Invitation> {
  try {
    const { project, business, invitedBy } = await readConnectCode(typed);
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
