import { signInParams } from "@/lib/account/schema";
import { endSignIn } from "@/lib/account/session/end-sign-in";
import { route } from "@/lib/http/route";

export const DELETE = route({ changes: "own", params: signInParams }, endSignIn);
