import { listInvitations } from "@/lib/businesses/queries";
import { invitationView } from "@/lib/businesses/view-schema";
import { route } from "@/lib/http/route";
import { listOf } from "@/lib/kernel/returns";
import { idParam } from "@/lib/kernel/text";

export const GET = route(
  { needs: "business:see", params: idParam, returns: listOf(invitationView) },
  listInvitations,
);
