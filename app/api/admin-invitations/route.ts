import { listOwnInvitations } from "@/lib/businesses/read-invitations";
import { ownInvitationView } from "@/lib/businesses/view-schema";
import { route } from "@/lib/http/route";

export const GET = route({ returns: [ownInvitationView] }, listOwnInvitations);
