import { toUserView } from "@/lib/account/view";
import { route } from "@/lib/http/route";

export const GET = route({}, async (actor) => Promise.resolve(toUserView(actor)));
