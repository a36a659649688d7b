import { hash, verify } from "@node-rs/argon2";
import { normalizePassword } from "./normalize-password";
import { db } from "@/lib/kernel/db";
import { availableParallelism } from "node:os";
import { AppError } from "@/lib/shared/errors";

/** argon2id with the library's defaults (19 MiB, 2 passes), which are OWASP's. Throws rate_limited when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return withHashSlot(() => hash(normalizePassword(password)));
}

interface Account {
  id: string;
  /** Null: they have none, and no password fits. */
  passwordHash: string | null;
}

let decoy: Promise<string> | undefined;

/**
 * The account's hash if the password fits, else null. Without an account, or one without a password, it takes just as long, so
 * that timing does not reveal which addresses are known. A hash from before passwords were normalized fits what was typed then, on either kind of keyboard, and
 * is renewed. Throws rate_limited when too many wait.
 */
export async function fittingHash(account: Account | null, password: string): Promise<string | null> {
  // Outside of the slots, and once per process: a refusal must not reveal that the address is unknown.
  decoy ??= hash(crypto.randomUUID());
  const own = account?.passwordHash;
  const stored = own ?? (await decoy);
  const normalized = normalizePassword(password);
  // Every wrong password with other spellings takes as many tries, whatever the hash is of.
  for (const spelling of new Set([normalized, password, password.normalize("NFD")])) {
    if (!(await withHashSlot(() => verify(stored, spelling)))) continue;
    if (!own) return null;
    return spelling === normalized ? own : renewedHash({ id: account.id, passwordHash: own }, normalized);
  }
  return null;
}

/** Ends no session, since the password stays the same. A concurrent change of the password takes precedence. */
async function renewedHash(
  { id, passwordHash }: { id: string; passwordHash: string },
  password: string,
): Promise<string> {
  const renewed = await hashPassword(password);
  const { count } = await db().user.updateMany({
    where: { id, passwordHash },
    data: { passwordHash: renewed },
  });
  return count === 1 ? renewed : passwordHash;
}

/** How many password hashes run at once. Each takes a core for some 20 ms; one core stays free for everything else. */
export const HASHES_AT_ONCE = Math.max(1, availableParallelism() - 1);
/** How many may wait. With more, the last would wait for several seconds. */
export const MOST_WAITING = 100;
const RETRY_AFTER_SECONDS = 5;

interface Slots {
  running: number;
  waiting: (() => void)[];
}

const shared = globalThis as typeof globalThis & { plumblineHashSlots?: Slots };

/** Runs a hash when a slot is free, in order of arrival. Throws rate_limited when too many are waiting. */
export async function withHashSlot<T>(hash: () => Promise<T>): Promise<T> {
  // On globalThis: pages and calls are separate bundles but share the machine's cores.
  const slots = (shared.plumblineHashSlots ??= { running: 0, waiting: [] });
  await takeSlot(slots);
  try {
    return await hash();
  } finally {
    releaseSlot(slots);
  }
}

async function takeSlot(slots: Slots): Promise<void> {
  if (slots.waiting.length >= MOST_WAITING)
    throw new AppError("rate_limited", { key: "crowded", retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (slots.running < HASHES_AT_ONCE) slots.running += 1;
  else await new Promise<void>((handOver) => slots.waiting.push(handOver));
}

/** Hands the slot to the next in line, or frees it. */
function releaseSlot(slots: Slots): void {
  const next = slots.waiting.shift();
  if (next) next();
  else slots.running -= 1;
}
