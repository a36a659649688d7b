import { cancelInvitation } from "@/lib/businesses/end-invitation";
import { invitationParams } from "@/lib/businesses/schema";
import { route } from "@/lib/http/route";

export const DELETE = route(
  { needs: "admin:invite", changes: "business", locks: "admin_invitations", params: invitationParams },
  cancelInvitation,
);
