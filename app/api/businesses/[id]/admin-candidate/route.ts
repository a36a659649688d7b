import { findAdminCandidate } from "@/lib/businesses/find-admin-candidate";
import { addAdminInput } from "@/lib/businesses/schema";
import { route } from "@/lib/http/route";
import { idParam } from "@/lib/text";

export const GET = route({ params: idParam, query: addAdminInput }, findAdminCandidate);
