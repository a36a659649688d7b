import { findAdminCandidate } from "@/lib/businesses/find-admin-candidate";
import { candidateQuery } from "@/lib/businesses/schema";
import { candidateView } from "@/lib/businesses/view-schema";
import { route } from "@/lib/http/route";
import { idParam } from "@/lib/kernel/text";

export const GET = route(
  { needs: "admin:invite", params: idParam, query: candidateQuery, returns: candidateView },
  findAdminCandidate,
);
