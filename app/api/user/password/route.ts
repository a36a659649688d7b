import { changePassword } from "@/lib/account/password/change-password";
import { changePasswordInput } from "@/lib/account/schema";
import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";

export const POST = route({ body: changePasswordInput, returns: noContent }, changePassword);
