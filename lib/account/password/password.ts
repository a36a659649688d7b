import { hash, verify } from "@node-rs/argon2";
import { withHashSlot } from "./hash-slots";

/** argon2id with the library's defaults (19 MiB, 2 passes), which are OWASP's. Throws rate_limited when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return withHashSlot(() => hash(password));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password fits. Without a hash (no such user) it takes just as long and returns false, so that timing
 * does not reveal which addresses are known. Throws rate_limited when too many wait.
 */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  // Outside of the slots, and once per process: a refusal must not reveal that the address is unknown.
  decoy ??= hash(crypto.randomUUID());
  const stored = passwordHash ?? (await decoy);
  const fits = await withHashSlot(() => verify(stored, password));
  return passwordHash !== undefined && fits;
}
