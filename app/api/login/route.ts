import { logInInput } from "@/lib/account/schema";
import { logIn } from "@/lib/account/sign-in/log-in";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: logInInput }, logIn);
