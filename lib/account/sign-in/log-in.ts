import { verifyCredentials } from "../password/verify-credentials";
import type { RegisterInput } from "../schema";
import type { UserView } from "../view";
import { register } from "./register";
import { signIn } from "./sign-in";
import { AppError } from "@/lib/shared/errors";

/** Signs in. A wrong address and a wrong password get the same answer in the same time. Throws as `verifyCredentials`. */
export async function logIn(_caller: null, input: { email: string; password: string }): Promise<UserView> {
  return signIn(await verifyCredentials(input), "password");
}

/**
 * Signs up, or signs in with the password of an account that exists: a form that is sent twice, because the first answer was
 * lost, ends in the same place. Otherwise throws as `register`.
 */
export async function registerOrLogIn(caller: null, input: RegisterInput): Promise<UserView> {
  try {
    return await register(caller, input);
  } catch (error) {
    if (!(error instanceof AppError) || (error.key !== "emailTaken" && error.code !== "rate_limited"))
      throw error;
    return logIn(caller, input).catch((refusal: unknown) => {
      throw refusal instanceof AppError && refusal.code === "unauthenticated" ? error : refusal;
    });
  }
}
