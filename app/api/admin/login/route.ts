import { route } from "@/lib/http/route";
import { logInOperator } from "@/lib/operator/log-in-operator";
import { operatorLogInInput } from "@/lib/operator/schema";

export const POST = route({ access: "public", body: operatorLogInInput }, logInOperator);
