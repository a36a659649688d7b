import { register } from "@/lib/account/register";
import { registerInput } from "@/lib/account/schema";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: registerInput, creates: true }, register);
