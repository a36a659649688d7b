import { logInInput } from "@/lib/account/schema";
import { logIn } from "@/lib/account/sign-in/log-in";
import { userView } from "@/lib/account/view-schema";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: logInInput, returns: userView }, logIn);
