import { proveFresh } from "../password/reauthenticate";
import type { ProofInput, PasskeyCreated } from "../schema";
import { tellOfWayIn } from "../sign-in/mail-way-in-changed";
import type { PasskeyCreationView, PasskeyView } from "../view";
import { takeChallenge } from "./challenge";
import { creationOptions } from "./creation-options";
import { storePasskey } from "./store-passkey";
import { challengeIn, verifyCreated } from "./verify-passkey";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { db, transaction } from "@/lib/kernel/db";
import { conflict } from "@/lib/shared/errors";

/** How many passkeys an account may have. */
const MOST = 20;

/** What a further passkey of the actor is made of. Throws as `proveFresh`, or conflict when there are 20. */
export async function startAddingPasskey(
  actor: Actor,
  { currentPassword }: ProofInput,
): Promise<PasskeyCreationView> {
  await proveFresh(actor, currentPassword);
  const select = { credentialId: true, transports: true } as const;
  const known = await db().passkey.findMany({ where: { userId: actor.id }, select });
  if (known.length >= MOST) throw conflict("tooManyPasskeys");
  return creationOptions({ purpose: "adding", userId: actor.id }, actor, known);
}

/** Adds the passkey that was made for the actor's own request. Throws validation_failed. */
export async function addPasskey(actor: Actor, created: PasskeyCreated): Promise<PasskeyView> {
  const challenge = challengeIn(created);
  await takeChallenge(challenge, "adding", actor.id);
  const credential = await verifyCreated(created, challenge);
  return transaction(async (tx) => {
    const passkey = await storePasskey(tx, actor.id, credential);
    await tellOfWayIn(tx, actor.id, { change: "passkey-added" });
    await record(tx, { by: actor, type: "user.passkey-added", id: actor.id });
    return passkey;
  });
}
