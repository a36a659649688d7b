import { confirmEmail } from "@/lib/account/email/confirm-email";
import { codeInput } from "@/lib/account/schema";
import { route } from "@/lib/http/route";

export const POST = route({ changes: "own", body: codeInput }, confirmEmail);
