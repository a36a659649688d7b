import { signOutElsewhere } from "@/lib/account/session/sign-out";
import { route } from "@/lib/http/route";

export const POST = route({ changes: "own" }, signOutElsewhere);
