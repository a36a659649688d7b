import { addAdmin } from "@/lib/businesses/add-admin";
import { listAdmins } from "@/lib/businesses/queries";
import { addAdminInput } from "@/lib/businesses/schema";
import { addAdminResult, businessAdminView } from "@/lib/businesses/view-schema";
import { route } from "@/lib/http/route";

export const GET = route({ needs: "business:see", returns: [businessAdminView] }, listAdmins);
export const POST = route(
  { needs: "admin:invite", changes: "business", body: addAdminInput, creates: true, returns: addAdminResult },
  addAdmin,
);
