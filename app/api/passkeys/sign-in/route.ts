import { signInByPasskey } from "@/lib/account/passkeys/sign-in-by-passkey";
import { passkeyAnswer } from "@/lib/account/schema";
import { userView } from "@/lib/account/view-schema";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: passkeyAnswer, returns: userView }, signInByPasskey);
