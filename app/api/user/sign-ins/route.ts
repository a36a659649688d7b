import { listSignIns } from "@/lib/account/session/list-sign-ins";
import { signInView } from "@/lib/account/view-schema";
import { route } from "@/lib/http/route";
import { listOf } from "@/lib/kernel/returns";

export const GET = route({ returns: listOf(signInView) }, listSignIns);
