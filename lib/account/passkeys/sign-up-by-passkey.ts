import { assertNotReserved, emailTaken } from "../email/email-change";
import type { PasskeyCreated } from "../schema";
import { startSession } from "../session/session";
import { createAccount } from "../sign-in/register";
import { type PasskeyCreationView, toUserView, type UserView } from "../view";
import { takeChallenge } from "./challenge";
import { creationOptions } from "./creation-options";
import { storePasskey } from "./store-passkey";
import { challengeIn, refusedPasskey, verifyCreated } from "./verify-passkey";
import { clientNetwork } from "@/lib/kernel/client-network";
import { db, transaction } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import { assertLeft, spend } from "@/lib/kernel/rate-limit";

/** What the passkey of a new account is made of. Creates nothing yet. Throws rate_limited, or conflict when the address is taken, as signing up does. */
export async function startPasskeySignUp(
  _caller: null,
  { name, email }: { name: string; email: string },
): Promise<PasskeyCreationView> {
  await assertLeft("signUp", clientNetwork());
  await spend("accountLookups", clientNetwork());
  if ((await db().user.count({ where: { email } })) > 0) throw emailTaken();
  const id = newId();
  await transaction((tx) => assertNotReserved(tx, email, id));
  return creationOptions({ purpose: "sign-up", newId: id, name, email }, { id, name, email });
}

/**
 * Creates an account with a passkey and without a password, with the name and address of its request, and signs it in. Throws
 * validation_failed, rate_limited, or conflict when the address was taken in the meantime.
 */
export async function signUpByPasskey(_caller: null, created: PasskeyCreated): Promise<UserView> {
  await spend("passkeyChallenges", clientNetwork());
  const challenge = challengeIn(created);
  const { newId: id, name, email } = await takeChallenge(challenge, "sign-up");
  if (id === null || name === null || email === null) throw refusedPasskey();
  const credential = await verifyCreated(created, challenge);
  await spend("signUp", clientNetwork());
  const user = await transaction(async (tx) => {
    const account = await createAccount(tx, { id, name, email }, "passkey");
    await storePasskey(tx, id, credential);
    return account;
  });
  await startSession(user);
  return toUserView(user);
}
