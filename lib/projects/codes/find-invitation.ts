import { headers } from "next/headers";
import { cache } from "react";
import { readConnectCode, toStoredCode } from "./preview-connect-code";
import type { Actor } from "@/lib/access/actor";
import { reachableProjects } from "@/lib/access/reach";
import { networkOf } from "@/lib/kernel/client-network";
import { db } from "@/lib/kernel/db";
import { assertLeft, spend } from "@/lib/kernel/rate-limit";
import { requestInfoFrom } from "@/lib/kernel/request-context";
import type { UnusableState, Invitation, VisitorsInvitation } from "@/lib/projects/view";
import { AppError } from "@/lib/shared/errors";

/**
 * What an invitation link leads to, for the pages that it opens; read once per page, however many components ask for it.
 *
 * A whole crew may open its links from one address, so valid links do not count against the limit. Unknown codes do: after
 * 60 of them in a minute, no code is looked up for that address until the minute is over, not even a valid one. A code has
 * 58 random bits: at that rate one address would need thousands of years to hit one of a million open codes.
 */
export const findInvitation: (typed: string) => Promise<VisitorsInvitation> = cache(async (typed) => {
  const address = networkOf(requestInfoFrom(await headers()).ip);
  try {
    await assertLeft("unknownCodes", address);
    return { state: "valid", ...(await readConnectCode(typed)) };
  } catch (error) {
    const state = stateOf(error);
    if (state === "unknown") await spend("unknownCodes", address).catch(stateOf);
    return { state };
  }
});

/** The same for a signed-in reader: already being in the project takes precedence over the code being used. */
export async function findInvitationFor(reader: Actor, typed: string): Promise<Invitation> {
  const invitation = await findInvitation(typed);
  if (invitation.state === "unknown" || invitation.state === "limited") return invitation;
  const inside = await db().project.findFirst({
    where: { AND: [reachableProjects(reader), { connectCodes: { some: { code: toStoredCode(typed) } } }] },
    select: { id: true, name: true },
  });
  return inside ? { state: "inside", projectId: inside.id, projectName: inside.name } : invitation;
}

function stateOf(error: unknown): UnusableState {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "rate_limited") return "limited";
  if (error.key === "codeUsed") return "used";
  return error.key === "codeExpired" ? "expired" : "unknown";
}
