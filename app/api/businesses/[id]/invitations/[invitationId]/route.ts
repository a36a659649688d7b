import { cancelInvitation } from "@/lib/businesses/cancel-invitation";
import { invitationParams } from "@/lib/businesses/schema";
import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";

export const DELETE = route(
  { needs: "admin:invite", params: invitationParams, returns: noContent },
  cancelInvitation,
);
