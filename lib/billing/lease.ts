import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { withinBudget } from "./client";
import { db, isInTransaction, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";

/** Longer than any work under a lease may take: it is never renewed. */
const LEASE_MS = 10_000;
/** How long a second request waits for the first. */
const PATIENCE_MS = 8_000;
const POLL_MS = 50;

/** The right to talk to Stripe about a business. */
export interface Lease {
  businessId: string;
  holder: string;
}

/**
 * Runs `work` while no other server talks to Stripe about the business. No transaction is open meanwhile: a row holds the
 * lease, and results are committed only while it is still ours (`assertHeld`). A killed process loses it after 10 seconds.
 * Throws upstream_failed if others hold it for too long.
 */
export function withLease<T>(businessId: string, work: (lease: Lease) => Promise<T>): Promise<T> {
  if (isInTransaction()) throw new Error("A transaction would be held open over a network call");
  const lease = { businessId, holder: randomUUID() };
  // Waiting and working share one time budget.
  return withinBudget(async () => {
    await wait(lease);
    try {
      return await work(lease);
    } finally {
      await release(lease);
    }
  });
}

/** Others hold it for long only while Stripe keeps them waiting. */
async function wait(lease: Lease): Promise<void> {
  const patience = performance.now() + PATIENCE_MS;
  while (!(await take(lease))) {
    if (performance.now() > patience) throw new AppError("upstream_failed", { key: "billingUnreachable" });
    await sleep(POLL_MS);
  }
}

/** Throws conflict unless the lease is still ours, and keeps it so until the transaction ends. */
export async function assertHeld(tx: Tx, { businessId, holder }: Lease): Promise<void> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM billing_leases
    WHERE business_id = ${businessId}::uuid AND holder = ${holder}::uuid AND until > clock_timestamp() FOR UPDATE`;
  if (held.length === 0) throw new AppError("conflict", { key: "busy" });
}

async function take({ businessId, holder }: Lease): Promise<boolean> {
  const taken = await db().$executeRaw`
    INSERT INTO billing_leases AS l (business_id, holder, until)
    VALUES (${businessId}::uuid, ${holder}::uuid, clock_timestamp() + ${LEASE_MS} * interval '1 ms')
    ON CONFLICT (business_id) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE l.until < clock_timestamp()`;
  return taken === 1;
}

async function release({ businessId, holder }: Lease): Promise<void> {
  await db().$executeRaw`
    DELETE FROM billing_leases WHERE business_id = ${businessId}::uuid AND holder = ${holder}::uuid`;
}
