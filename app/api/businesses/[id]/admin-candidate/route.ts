import { findAdminCandidate } from "@/lib/businesses/find-admin-candidate";
import { candidateQuery } from "@/lib/businesses/schema";
import { route } from "@/lib/http/route";
import { idParam } from "@/lib/kernel/text";

export const GET = route({ params: idParam, query: candidateQuery }, findAdminCandidate);
