import { registerInput } from "@/lib/account/schema";
import { register } from "@/lib/account/sign-in/register";
import { userView } from "@/lib/account/view-schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { access: "public", body: registerInput, creates: true, returns: userView },
  register,
);
