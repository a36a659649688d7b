import { addAdmin } from "@/lib/businesses/add-admin";
import { listAdmins } from "@/lib/businesses/queries";
import { addAdminInput } from "@/lib/businesses/schema";
import { route } from "@/lib/http/route";
import { idParam } from "@/lib/kernel/text";

export const GET = route({ params: idParam }, listAdmins);
export const POST = route({ params: idParam, body: addAdminInput, creates: true }, addAdmin);
