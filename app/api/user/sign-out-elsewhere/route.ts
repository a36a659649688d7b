import { signOutElsewhere } from "@/lib/account/session/sign-out-everywhere";
import { route } from "@/lib/http/route";

export const POST = route({ changes: "own" }, signOutElsewhere);
