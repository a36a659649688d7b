import { removeAdmin } from "@/lib/businesses/remove-admin";
import { adminParams } from "@/lib/businesses/schema";
import { route } from "@/lib/http/route";

export const DELETE = route(
  {
    needs: "admin:remove",
    changes: ["business", "project"],
    locks: ["businesses", "business_admins", "project_members"],
    params: adminParams,
  },
  removeAdmin,
);
