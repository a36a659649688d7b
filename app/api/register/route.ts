import { registerInput } from "@/lib/account/schema";
import { register } from "@/lib/account/sign-in/register";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: registerInput, creates: true }, register);
