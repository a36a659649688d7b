import { startPasskeySignUp } from "@/lib/account/passkeys/sign-up-by-passkey";
import { signUpByPasskeyInput } from "@/lib/account/schema";
import { passkeyCreationView } from "@/lib/account/view-schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { access: "public", body: signUpByPasskeyInput, returns: passkeyCreationView },
  startPasskeySignUp,
);
