import { takeBackEmailInput } from "@/lib/account/schema";
import { takeBackEmail } from "@/lib/account/take-back-email";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: takeBackEmailInput }, takeBackEmail);
