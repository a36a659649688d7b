import { editProfile } from "@/lib/account/edit-profile";
import { profileInput } from "@/lib/account/schema";
import { route } from "@/lib/http/route";

export const PUT = route({ body: profileInput }, editProfile);
