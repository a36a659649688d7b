import { verifyCredentials } from "../password/verify-credentials";
import type { UserView } from "../view";
import { signIn } from "./sign-in";

/** Signs in. A wrong address and a wrong password get the same answer in the same time. Throws as `verifyCredentials`. */
export async function logIn(_caller: null, input: { email: string; password: string }): Promise<UserView> {
  return signIn(await verifyCredentials(input), "password");
}
