import { declineInvitation } from "@/lib/businesses/end-invitation";
import { findAdminInvitation } from "@/lib/businesses/read-invitations";
import { tokenParams } from "@/lib/businesses/schema";
import { invitationDetailView } from "@/lib/businesses/view-schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { access: "public", params: tokenParams, returns: invitationDetailView },
  findAdminInvitation,
);

export const DELETE = route(
  { changes: "business", locks: "admin_invitations", params: tokenParams },
  declineInvitation,
);
