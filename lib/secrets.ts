import { createHash, randomBytes } from "node:crypto";

/** A secret of 256 random bits, safe in an address. Shown once, to its owner; the database keeps `hashSecret` of it. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * SHA-256 in hex: how tokens and keys are stored (CONTRACT section 4). They carry 256 random bits, so that a slow hash
 * would protect nothing, and looking the hash up in an index leaks nothing about the secret.
 */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
