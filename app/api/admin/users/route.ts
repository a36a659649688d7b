import { route } from "@/lib/http/route";
import { listUsers } from "@/lib/operator/list-users";
import { listUsersInput } from "@/lib/operator/schema";

export const GET = route({ access: "operator", query: listUsersInput }, listUsers);
