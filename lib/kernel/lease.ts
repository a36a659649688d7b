import { randomUUID } from "node:crypto";
import { Prisma } from "./db";
import { log } from "./log";

/** How long a lease lasts that nobody renews: what a killed process held is free again after that. */
export const LEASE_MS = 10_000;

/** How often a lease is renewed while it lasts once. */
const RENEWALS = 4;

/** One process's claim on rows. */
export interface Claim {
  id: string;
  ms: number;
  /** When it expires unless it is renewed: a timestamp of the database's clock, as SQL. */
  until: Prisma.Sql;
}

/** Rows on which one process works at a time: how they note a claim, which only their own table knows. */
export interface Leased<T> {
  /** Writes the claim to those rows that are free; null if none is. */
  take(claim: Claim): Promise<T | null>;
  /** Writes the claim's new `until` to the rows that it still holds. */
  renew(claim: Claim): Promise<unknown>;
  /** Frees the rows that it still holds. */
  release(claim: Claim): Promise<unknown>;
}

/** Whether the lease in `column` has expired, as SQL. */
export function isExpired(column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`${column} < clock_timestamp()`;
}

export function newClaim(ms = LEASE_MS): Claim {
  return { id: randomUUID(), ms, until: Prisma.sql`clock_timestamp() + ${ms} * interval '1 ms'` };
}

/**
 * Runs `work` on what is free, and keeps it until the work has ended; null if another process holds all of it. No transaction may
 * be open: the claim is committed before the work begins. What the work stores must still be under the claim, for a process that
 * was asleep may have lost it.
 */
export async function underLease<T, R>(
  rows: Leased<T>,
  work: (taken: T, claim: Claim) => Promise<R>,
): Promise<R | null> {
  const claim = newClaim();
  const taken = await rows.take(claim);
  if (taken === null) return null;
  const stop = keepRenewing(claim, rows);
  try {
    return await work(taken, claim);
  } finally {
    stop();
    await rows.release(claim).catch(logLost);
  }
}

/** Renews a lease until the returned function is called. */
export function keepRenewing(claim: Claim, { renew }: Pick<Leased<unknown>, "renew">): () => void {
  const timer = setInterval(() => void renew(claim).catch(logLost), claim.ms / RENEWALS);
  return () => clearInterval(timer);
}

/** The database was away: the lease expires, and somebody else takes over. */
export function logLost(error: unknown): void {
  log.warn({ err: error }, "a lease could not be renewed or released");
}
