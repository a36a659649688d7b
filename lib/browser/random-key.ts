/**
 * 128 random bits in hex, for idempotency keys made in the browser. Not `crypto.randomUUID`, which browsers lack on plain
 * http outside localhost: a phone on the local network could not send anything.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
