import { findAdminCandidate } from "@/lib/businesses/add-admin";
import { candidateQuery } from "@/lib/businesses/schema";
import { candidateView } from "@/lib/businesses/view-schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { needs: "admin:invite", query: candidateQuery, returns: candidateView },
  findAdminCandidate,
);
