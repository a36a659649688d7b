import { requestConfirmation } from "@/lib/account/email/confirm-email";
import { route } from "@/lib/http/route";

export const POST = route({ changes: "own" }, requestConfirmation);
