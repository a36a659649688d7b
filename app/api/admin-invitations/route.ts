import { listOwnInvitations } from "@/lib/businesses/own-invitations";
import { ownInvitationView } from "@/lib/businesses/view-schema";
import { route } from "@/lib/http/route";
import { listOf } from "@/lib/kernel/returns";

export const GET = route({ returns: listOf(ownInvitationView) }, listOwnInvitations);
