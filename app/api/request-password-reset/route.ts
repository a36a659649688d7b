import { requestPasswordReset } from "@/lib/account/password/reset-password";
import { emailInput } from "@/lib/account/schema";
import { requestedResetView } from "@/lib/account/view-schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { access: "public", body: emailInput, returns: requestedResetView },
  requestPasswordReset,
);
