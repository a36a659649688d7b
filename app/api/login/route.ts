import { logIn } from "@/lib/account/log-in";
import { logInInput } from "@/lib/account/schema";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: logInInput }, logIn);
