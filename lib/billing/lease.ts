import { setTimeout as sleep } from "node:timers/promises";
import { withinBudget } from "@/lib/billing/stripe/client";
import { db, isInTransaction, Prisma, type Tx } from "@/lib/kernel/db";
import { isExpired, type Leased, underLease } from "@/lib/kernel/lease";
import { AppError, conflict } from "@/lib/shared/errors";

/** How long a second request waits for the first. */
const PATIENCE_MS = 8_000;
const POLL_MS = 50;

/** The right to talk to Stripe about a business. */
export interface Lease {
  businessId: string;
  holder: string;
}

/**
 * Runs `work` while no other server talks to Stripe about the business. No transaction is open for as long: a row holds the
 * lease, and results are committed only while it is still ours (`assertHeld`). Throws upstream_failed if others hold it for too
 * long.
 */
export function withLease<T>(businessId: string, work: (lease: Lease) => Promise<T>): Promise<T> {
  if (isInTransaction()) throw new Error("A transaction would be held open over a network call");
  // Waiting and working share one time budget.
  return withinBudget(async () => {
    const patience = performance.now() + PATIENCE_MS;
    for (;;) {
      const done = await underLease(business(businessId), async (_, { id }) => ({
        result: await work({ businessId, holder: id }),
      }));
      if (done) return done.result;
      // Others hold it for long only while Stripe keeps them waiting.
      if (performance.now() > patience) throw new AppError("upstream_failed", { key: "billingUnreachable" });
      await sleep(POLL_MS);
    }
  });
}

/** Throws conflict unless the lease is still ours, and keeps it so until the transaction ends. */
export async function assertHeld(tx: Tx, { businessId, holder }: Lease): Promise<void> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM billing_leases
    WHERE business_id = ${businessId}::uuid AND holder = ${holder}::uuid AND until > clock_timestamp() FOR UPDATE`;
  if (held.length === 0) throw conflict("busy");
}

function business(businessId: string): Leased<true> {
  return {
    async take({ id, until }) {
      const taken = await db().$executeRaw(Prisma.sql`
        INSERT INTO billing_leases AS l (business_id, holder, until) VALUES (${businessId}::uuid, ${id}::uuid, ${until})
        ON CONFLICT (business_id) DO UPDATE SET holder = excluded.holder, until = excluded.until
        WHERE ${isExpired(Prisma.sql`l.until`)}`);
      return taken === 1 ? true : null;
    },
    renew: ({ id, until }) =>
      db().$executeRaw(Prisma.sql`
        UPDATE billing_leases SET until = ${until} WHERE business_id = ${businessId}::uuid AND holder = ${id}::uuid`),
    release: ({ id }) =>
      db().$executeRaw(Prisma.sql`
        DELETE FROM billing_leases WHERE business_id = ${businessId}::uuid AND holder = ${id}::uuid`),
  };
}
