import { editProfile } from "@/lib/account/profile/edit-profile";
import { profileInput } from "@/lib/account/schema";
import { userView } from "@/lib/account/view-schema";
import { route } from "@/lib/http/route";

export const PUT = route({ changes: "own", body: profileInput, returns: userView }, editProfile);
