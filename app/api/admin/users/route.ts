import { route } from "@/lib/http/route";
import { pagesOf } from "@/lib/kernel/returns";
import { listUsers } from "@/lib/operator/list-users";
import { listUsersInput } from "@/lib/operator/schema";
import { operatorUserView } from "@/lib/operator/view-schema";

export const GET = route(
  { access: "operator", query: listUsersInput, returns: pagesOf(operatorUserView) },
  listUsers,
);
