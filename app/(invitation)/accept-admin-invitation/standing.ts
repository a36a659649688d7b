import type { Actor } from "@/lib/access/actor";
import type { InvitationDetailView } from "@/lib/businesses/view";

export interface Answerable {
  token: string;
  invitation: InvitationDetailView;
}

/** How an invitation stands to whoever opened its link. */
export type Standing =
  | { name: "invalid"; signedIn: boolean }
  | { name: "accepted" }
  | { name: "expired"; invitation: InvitationDetailView; signedIn: boolean }
  | ({ name: "visitor" | "invited" } & Answerable)
  | ({ name: "stranger"; current: string } & Answerable);

interface Opened {
  token: string | undefined;
  /** Null when the link leads nowhere. */
  invitation: InvitationDetailView | null;
  user: Pick<Actor, "email"> | null;
}

/** Tells the six apart; what cannot be answered any more comes before who asks. */
export function standingOf({ token, invitation, user }: Opened): Standing {
  const signedIn = user !== null;
  if (token === undefined || !invitation) return { name: "invalid", signedIn };
  if (invitation.status === "accepted") return { name: "accepted" };
  if (invitation.status === "expired") return { name: "expired", invitation, signedIn };
  if (!user) return { name: "visitor", token, invitation };
  // Addresses are kept in small letters.
  if (user.email !== invitation.email) return { name: "stranger", token, invitation, current: user.email };
  return { name: "invited", token, invitation };
}
