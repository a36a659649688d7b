import type { Actor } from "@/lib/access/actor";
import type { InvitationDetailView } from "@/lib/businesses/view";

export interface Answerable {
  token: string;
  invitation: InvitationDetailView;
}

/** The state of an invitation for the person who opened its link. */
export type InvitationState =
  | { name: "invalid"; signedIn: boolean }
  | { name: "accepted" }
  | { name: "expired"; invitation: InvitationDetailView; signedIn: boolean }
  | ({ name: "visitor" | "invited" } & Answerable)
  | ({ name: "stranger"; current: string } & Answerable);

interface Opened {
  token: string | undefined;
  /** Null when the token matches no invitation. */
  invitation: InvitationDetailView | null;
  user: Pick<Actor, "email"> | null;
}

/** Picks one of the six states; whether it can still be accepted comes before who opened it. */
export function stateOf({ token, invitation, user }: Opened): InvitationState {
  const signedIn = user !== null;
  if (token === undefined || !invitation) return { name: "invalid", signedIn };
  if (invitation.status === "accepted") return { name: "accepted" };
  if (invitation.status === "expired") return { name: "expired", invitation, signedIn };
  if (!user) return { name: "visitor", token, invitation };
  // Addresses are stored in lower case.
  if (user.email !== invitation.email) return { name: "stranger", token, invitation, current: user.email };
  return { name: "invited", token, invitation };
}
