import { createHash, createHmac, randomBytes } from "node:crypto";
import { env } from "./env";

/** A secret of 256 random bits, URL-safe. Its owner sees it once; the database stores `hashSecret` of it. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * SHA-256 in hex: how tokens and keys are stored, never in clear. They have 256 random bits, so a slow hash would add no
 * protection, and looking the hash up in an index leaks nothing about the secret.
 */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Filter for the row of a mailed link that still works. */
export function usableLink(token: string) {
  return { token: hashSecret(token), usedAt: null, expiresAt: { gt: new Date() } };
}

/**
 * A secret derived from its purpose with AUTH_SECRET (HMAC), so that neither the database nor the queue stores it and a
 * retried mail has the same link.
 */
export function deriveSecret(purpose: string): string {
  if (!env.AUTH_SECRET) throw new Error("AUTH_SECRET is not set");
  return createHmac("sha256", env.AUTH_SECRET).update(purpose).digest("base64url");
}
