import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
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
  return createHmac("sha256", authSecret()).update(purpose).digest("base64url");
}

/** The installation's own secret. */
export function authSecret(): string {
  if (!env.AUTH_SECRET) throw new Error("AUTH_SECRET is not set");
  return env.AUTH_SECRET;
}

/** Compares in constant time, using hashes of equal length. */
export function isSameSecret(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(a)), Buffer.from(hashSecret(b)));
}
