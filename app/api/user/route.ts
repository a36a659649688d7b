import { toUserView } from "@/lib/account/view";
import { userView } from "@/lib/account/view-schema";
import { route } from "@/lib/http/route";

/** The user who is signed in. */
export const GET = route({ returns: userView }, async (actor) => Promise.resolve(toUserView(actor)));
