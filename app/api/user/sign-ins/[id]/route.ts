import { endSignIn } from "@/lib/account/session/end-sessions";
import { route } from "@/lib/http/route";

export const DELETE = route({ changes: "own" }, endSignIn);
