import type { WebAuthnCredential } from "@simplewebauthn/server";
import { deviceWords } from "@/lib/shared/device-words";
import { type PasskeyView, passkeySelect } from "../view";
import { refusedPasskey } from "./verify-passkey";
import { onUniqueViolation, type Tx } from "@/lib/kernel/db";
import { withIsoTimes } from "@/lib/kernel/sql/stored-time";
import { currentRequest } from "@/lib/kernel/request-context";

/** Stores a verified passkey under the name of the device that made it. Throws validation_failed for one that is stored already. */
export async function storePasskey(
  tx: Tx,
  userId: string,
  { id, publicKey, counter, transports = [] }: WebAuthnCredential,
): Promise<PasskeyView> {
  const data = { userId, credentialId: id, publicKey, counter, transports, name: nameOfDevice() };
  const stored = await tx.passkey
    .create({ data, select: passkeySelect })
    .catch(onUniqueViolation(refusedPasskey));
  return withIsoTimes(stored);
}

/** What a new passkey is called until its owner gives it a name: the system that the request came from. */
function nameOfDevice(): string {
  return deviceWords(currentRequest()?.userAgent).system ?? "Passkey";
}
