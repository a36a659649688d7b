import { logOut } from "@/lib/account/session/sign-out";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public" }, logOut);
