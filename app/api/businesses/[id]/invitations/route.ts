import { listInvitations } from "@/lib/businesses/queries";
import { route } from "@/lib/http/route";
import { idParam } from "@/lib/kernel/text";

export const GET = route({ params: idParam }, listInvitations);
