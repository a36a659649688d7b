import { acceptInvitation } from "@/lib/businesses/end-invitation";
import { tokenParams } from "@/lib/businesses/schema";
import { acceptedInvitationView } from "@/lib/businesses/view-schema";
import { route } from "@/lib/http/route";

export const POST = route(
  {
    changes: "business",
    locks: "admin_invitations",
    params: tokenParams,
    creates: true,
    status: 200,
    returns: acceptedInvitationView,
  },
  acceptInvitation,
);
