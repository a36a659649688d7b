import type { PasskeyAnswer } from "../schema";
import { signIn } from "../sign-in/sign-in";
import type { PasskeyRequestView, UserView } from "../view";
import { CHALLENGE_MS, newChallenge, takeChallenge } from "./challenge";
import { challengeIn, refusedPasskey, relyingParty, verifyUsed } from "./verify-passkey";
import { clientNetwork } from "@/lib/kernel/client-network";
import { db, type Tx } from "@/lib/kernel/db";
import { columns } from "@/lib/kernel/sql/columns";
import { spend } from "@/lib/kernel/rate-limit";

/** What a browser's passkeys are asked to sign. Names no account: whichever passkey the person chooses says whose it is. */
export async function startPasskeySignIn(): Promise<PasskeyRequestView> {
  await spend("passkeyChallenges", clientNetwork());
  const challenge = await newChallenge({ purpose: "sign-in" });
  return { challenge, rpId: relyingParty().id, timeout: CHALLENGE_MS, userVerification: "required" };
}

/**
 * Signs in with a passkey. Throws validation_failed for an unknown one and for a wrong answer alike, rate_limited, and forbidden
 * for a suspended account.
 */
export async function signInByPasskey(_caller: null, answer: PasskeyAnswer): Promise<UserView> {
  await spend("signInPerAddress", clientNetwork());
  const challenge = challengeIn(answer);
  await takeChallenge(challenge, "sign-in");
  const passkey = await db().passkey.findUnique({ where: { credentialId: answer.id }, select: usable });
  if (!passkey || !isTheirs(answer, passkey.userId)) throw refusedPasskey();
  const { id, credentialId, publicKey, user } = passkey;
  const before = passkey.counter;
  const known = { id: credentialId, publicKey, counter: Number(before) };
  const counter = await verifyUsed(answer, challenge, known);
  return signIn(user, "passkey", (tx) => noteUse(tx, { id, before, counter }));
}

const usable = {
  ...columns("id", "userId", "credentialId", "publicKey", "counter"),
  user: { select: columns("id", "sessionVersion") },
};

/** The account that a passkey says it is for, if it says so. */
function isTheirs({ response }: PasskeyAnswer, userId: string): boolean {
  return (
    response.userHandle === undefined ||
    Buffer.from(response.userHandle, "base64url").toString("latin1") === userId
  );
}

/** Of two uses with one counter, as of a key and its copy, the second finds nothing to change. */
async function noteUse(tx: Tx, { id, before, counter }: { id: string; before: bigint; counter: number }) {
  const { count } = await tx.passkey.updateMany({
    where: { id, counter: before },
    data: { counter, lastUsedAt: new Date() },
  });
  if (count === 0) throw refusedPasskey();
}
