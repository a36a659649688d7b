import { route } from "@/lib/http/route";
import { operatorLogInInput } from "@/lib/operator/schema";
import { logInOperator } from "@/lib/operator/session/operator-sessions";
import { operatorKeyView } from "@/lib/operator/view-schema";

export const POST = route(
  { access: "public", body: operatorLogInInput, returns: operatorKeyView },
  logInOperator,
);
