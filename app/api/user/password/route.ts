import { changePassword } from "@/lib/account/password/change-password";
import { changePasswordInput } from "@/lib/account/schema";
import { route } from "@/lib/http/route";

export const POST = route({ changes: "own", body: changePasswordInput }, changePassword);
