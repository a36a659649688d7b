import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from "@simplewebauthn/server";
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from "@simplewebauthn/server/helpers";
import { z } from "zod";
import type { PasskeyAnswer, PasskeyCreated } from "../schema";
import { reasonOf } from "@/lib/kernel/failure-reason";
import { appUrl } from "@/lib/kernel/installation/app-url";
import { log } from "@/lib/kernel/log";
import { AppError } from "@/lib/shared/errors";

/** EdDSA, ES256 and RS256, which every authenticator of today has one of. */
export const ALGORITHMS = [-8, -7, -257];

/** Where passkeys are made and used: as this installation is configured, whatever a request's headers say. */
export function relyingParty(): { origin: string; id: string } {
  const { origin, hostname } = new URL(appUrl("/"));
  return { origin, id: hostname };
}

/** Our pages are in nobody's frame; the library lets an answer from one pass that does not say whose. */
const claims = z.object({ challenge: z.string().max(200), crossOrigin: z.literal(false).optional() });

/** The challenge that an answer claims to sign. Throws validation_failed for an answer that is none. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  const { data } = claims.safeParse(orRefused(() => decodeClientDataJSON(response.clientDataJSON)));
  if (!data) throw refusedPasskey();
  return data.challenge;
}

/** A new passkey, if it was made on our pages for this challenge and by a person who proved to be its owner. Throws validation_failed. */
export async function verifyCreated(created: PasskeyCreated, challenge: string): Promise<WebAuthnCredential> {
  assertWithoutCertificates(created.response.attestationObject);
  const result = await verifyRegistrationResponse({
    ...expectedOf(created, challenge),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse);
  if (!result.verified || !result.registrationInfo.userVerified) throw refusedPasskey();
  return result.registrationInfo.credential;
}

/** The counter after this use of a passkey. Throws validation_failed also for a counter that goes back, as a copied key's does. */
export async function verifyUsed(
  answer: PasskeyAnswer,
  challenge: string,
  credential: WebAuthnCredential,
): Promise<number> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expectedOf(answer, challenge),
    credential,
  }).catch(refuse);
  if (!verified || !authenticationInfo.userVerified) throw refusedPasskey();
  return authenticationInfo.newCounter;
}

/** What an answer to a challenge has to show. */
function expectedOf<Answer extends object>(answer: Answer, expectedChallenge: string) {
  const { origin: expectedOrigin, id: expectedRPID } = relyingParty();
  const response = { ...answer, clientExtensionResults: {} };
  return { response, expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
}

/** One answer for whatever is wrong with a passkey: the log has the reason. */
export function refusedPasskey(): AppError {
  return new AppError("validation_failed", { key: "passkeyRefused" });
}

/**
 * We ask for no attestation, and browsers then send none, or the key's own signature. For one with certificates the library would
 * fetch whatever address of a revocation list is in them.
 */
function assertWithoutCertificates(attestationObject: string): void {
  const attestation = orRefused(() => decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)));
  const format = orRefused(() => attestation.get("fmt"));
  const hasCertificates = orRefused(() => attestation.get("attStmt").get("x5c") !== undefined);
  if ((format !== "none" && format !== "packed") || hasCertificates) throw refusedPasskey();
}

function orRefused<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return refuse(error);
  }
}

function refuse(error: unknown): never {
  log.info({ reason: reasonOf(error) }, "passkey refused");
  throw refusedPasskey();
}
