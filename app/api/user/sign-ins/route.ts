import { listSignIns } from "@/lib/account/session/list-sign-ins";
import { signInView } from "@/lib/account/view-schema";
import { route } from "@/lib/http/route";

export const GET = route({ returns: [signInView] }, listSignIns);
