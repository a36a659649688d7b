import { signUpByPasskey } from "@/lib/account/passkeys/sign-up-by-passkey";
import { passkeyCreated } from "@/lib/account/schema";
import { userView } from "@/lib/account/view-schema";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: passkeyCreated, returns: userView }, signUpByPasskey);
