import { requestSignInCode } from "@/lib/account/codes/request-sign-in-code";
import { requestCodeInput } from "@/lib/account/schema";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: requestCodeInput }, requestSignInCode);
