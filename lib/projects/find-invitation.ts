import { headers } from "next/headers";
import { previewConnectCode } from "./preview-connect-code";
import type { Invitation } from "./view";
import { AppError } from "@/lib/errors";
import { requestInfoFrom, withRequest } from "@/lib/request-context";

/** What an invitation link leads to, for the pages that it opens; null when too many were tried and nothing can be said. */
export async function findInvitation(code: string): Promise<Invitation | null> {
  try {
    const preview = await withRequest(requestInfoFrom(await headers()), () =>
      previewConnectCode(null, { code }),
    );
    const { project, business, invitedBy } = preview;
    return {
      state: "valid",
      projectName: project.name,
      businessName: business.name,
      inviterName: invitedBy.name,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return deadInvitation(error);
  }
}

function deadInvitation(error: AppError): Invitation | null {
  switch (error.key) {
    case "codeUsed":
      return { state: "used" };
    case "codeExpired":
      return { state: "expired" };
    case "codeUnknown":
      return { state: "unknown" };
    default:
      return null;
  }
}
