import { signInByCode } from "@/lib/account/codes/sign-in-by-code";
import { signInByCodeInput } from "@/lib/account/schema";
import { signedInByCodeView } from "@/lib/account/view-schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { access: "public", body: signInByCodeInput, returns: signedInByCodeView },
  signInByCode,
);
