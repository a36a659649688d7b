import { hashPassword } from "../password/password";
import type { RegisterInput } from "../schema";
import { startSession } from "../session/session";
import { toUserView, type UserView } from "../view";
import { createAccount } from "./create-account";
import { clientNetwork } from "@/lib/kernel/client-network";
import { transaction } from "@/lib/kernel/db";
import { spend } from "@/lib/kernel/rate-limit";

/** Creates an account and signs it in. Throws conflict when the address is taken, ignoring upper and lower case. */
export async function register(_caller: null, input: RegisterInput): Promise<UserView> {
  await spend("signUp", clientNetwork());
  const { name, email, password } = input;
  const passwordHash = await hashPassword(password);
  const user = await transaction((tx) => createAccount(tx, { name, email, passwordHash }));
  await startSession(user);
  return toUserView(user);
}
