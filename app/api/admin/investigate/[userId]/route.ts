import { route } from "@/lib/http/route";
import { investigateUser } from "@/lib/operator/investigate-user";
import { investigateParams } from "@/lib/operator/schema";
import { investigationView } from "@/lib/operator/view-schema";

export const GET = route(
  { access: "operator", params: investigateParams, returns: investigationView },
  investigateUser,
);
