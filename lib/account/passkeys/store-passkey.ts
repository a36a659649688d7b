import type { WebAuthnCredential } from "@simplewebauthn/server";
import { type PasskeyView, passkeySelect, toPasskeyView } from "../view";
import { refusedPasskey } from "./verify-passkey";
import { onUniqueViolation, type Tx } from "@/lib/kernel/db";
import { currentRequest } from "@/lib/kernel/request-context";

interface Made {
  userId: string;
  credential: WebAuthnCredential;
}

/** Stores a verified passkey under the name of the device that made it. Throws validation_failed for one that is stored already. */
export async function storePasskey(tx: Tx, { userId, credential }: Made): Promise<PasskeyView> {
  const { id, publicKey, counter, transports = [] } = credential;
  const data = { userId, credentialId: id, publicKey, counter, transports, name: nameOfDevice() };
  const stored = await tx.passkey
    .create({ data, select: passkeySelect })
    .catch(onUniqueViolation(refusedPasskey));
  return toPasskeyView(stored);
}

/** As browsers name the systems that they run on; the first that fits. */
const SYSTEMS = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
] as const;

/** What a new passkey is called until its owner gives it a name: the system that the request came from. */
function nameOfDevice(): string {
  const userAgent = currentRequest()?.userAgent ?? "";
  return SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1] ?? "Passkey";
}
