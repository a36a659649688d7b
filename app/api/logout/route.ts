import { logOut } from "@/lib/account/session/log-out";
import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";

export const POST = route({ access: "public", returns: noContent }, logOut);
