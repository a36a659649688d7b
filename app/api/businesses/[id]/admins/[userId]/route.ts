import { removeAdmin } from "@/lib/businesses/remove-admin";
import { adminParams } from "@/lib/businesses/schema";
import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";

export const DELETE = route({ needs: "admin:remove", params: adminParams, returns: noContent }, removeAdmin);
