import { listOwnInvitations } from "@/lib/businesses/own-invitations";
import { ownInvitationView } from "@/lib/businesses/view-schema";
import { route } from "@/lib/http/route";

export const GET = route({ returns: [ownInvitationView] }, listOwnInvitations);
