import { resetPassword } from "@/lib/account/password/reset-password";
import { resetPasswordInput } from "@/lib/account/schema";
import { noticeView } from "@/lib/account/view-schema";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: resetPasswordInput, returns: noticeView }, resetPassword);
