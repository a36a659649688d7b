import { startPasskeySignIn } from "@/lib/account/passkeys/sign-in-by-passkey";
import { passkeyRequestView } from "@/lib/account/view-schema";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", returns: passkeyRequestView }, startPasskeySignIn);
