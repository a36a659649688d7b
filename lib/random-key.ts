/**
 * 128 random bits in hex, for what a browser names once: idempotency keys. `crypto.randomUUID` would do, but browsers lack it
 * on plain http away from localhost, where a phone in the local network then could send nothing.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
