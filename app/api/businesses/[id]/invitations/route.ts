import { listInvitations } from "@/lib/businesses/queries";
import { invitationView } from "@/lib/businesses/view-schema";
import { route } from "@/lib/http/route";

export const GET = route({ needs: "business:see", returns: [invitationView] }, listInvitations);
