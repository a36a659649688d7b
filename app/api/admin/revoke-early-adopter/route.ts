import { route } from "@/lib/http/route";
import { revokeEarlyAdopter } from "@/lib/operator/early-adopter";
import { businessTarget } from "@/lib/operator/schema";
import { operatorBusinessView } from "@/lib/operator/view-schema";

export const POST = route(
  { access: "operator", body: businessTarget, returns: operatorBusinessView },
  revokeEarlyAdopter,
);
