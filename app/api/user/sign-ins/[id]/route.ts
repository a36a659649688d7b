import { endSignIn } from "@/lib/account/session/sign-out";
import { route } from "@/lib/http/route";

export const DELETE = route({ changes: "own" }, endSignIn);
