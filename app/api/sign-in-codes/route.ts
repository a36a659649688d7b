import { requestSignInCode } from "@/lib/account/codes/sign-in-by-code";
import { requestCodeInput } from "@/lib/account/schema";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: requestCodeInput }, requestSignInCode);
