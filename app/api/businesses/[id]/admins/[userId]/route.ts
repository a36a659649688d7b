import { removeAdmin } from "@/lib/businesses/remove-admin";
import { adminParams } from "@/lib/businesses/schema";
import { route } from "@/lib/http/route";

export const DELETE = route({ params: adminParams }, removeAdmin);
