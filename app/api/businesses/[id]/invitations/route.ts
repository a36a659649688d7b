import { listInvitations } from "@/lib/businesses/queries";
import { invitationView } from "@/lib/businesses/view-schema";
import { route } from "@/lib/http/route";
import { listOf } from "@/lib/kernel/returns";

export const GET = route({ needs: "business:see", returns: listOf(invitationView) }, listInvitations);
