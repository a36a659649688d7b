import type { PasskeyCreationView } from "../view";
import { type Asked, CHALLENGE_MS, newChallenge } from "./challenge";
import { ALGORITHMS, relyingParty } from "./verify-passkey";
import type { Actor } from "@/lib/access/actor";
import { PRODUCT_NAME } from "@/lib/shared/product";

/** What a browser is asked to make: a passkey that finds its account by itself, and asks for a finger, a face or a PIN. */
export async function creationOptions(
  asked: Asked,
  owner: Pick<Actor, "id" | "email" | "name">,
  known: { credentialId: string; transports: string[] }[] = [],
): Promise<PasskeyCreationView> {
  return {
    challenge: await newChallenge(asked),
    rp: { id: relyingParty().id, name: PRODUCT_NAME },
    user: { id: Buffer.from(owner.id).toString("base64url"), name: owner.email, displayName: owner.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    excludeCredentials: known.map(({ credentialId: id, transports }) => {
      return { id, transports, type: "public-key" };
    }),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    attestation: "none",
    timeout: CHALLENGE_MS,
  };
}
