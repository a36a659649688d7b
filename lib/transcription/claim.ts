import { randomUUID } from "node:crypto";
import { db, Prisma } from "@/lib/db";
import { log } from "@/lib/log";

/** How long a claim stays valid after its process died. */
const LEASE_MS = 10_000;

/** Another attempt is in flight. */
export class Busy extends Error {
  override readonly name = "Busy";
}

/**
 * Runs `work` on a recording under a claim that excludes every other process, so that it is sent once. Throws Busy while
 * another attempt is in flight; an attempt whose process died ends ten seconds later.
 */
export async function whileClaimed<T>(uploadId: string, work: () => Promise<T>): Promise<T> {
  const claimId = randomUUID();
  if (!(await claim(uploadId, claimId))) throw new Busy();
  const timer = setInterval(() => void renew(uploadId, claimId, LEASE_MS).catch(logLost), LEASE_MS / 4);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await release(uploadId, claimId).catch(logLost);
  }
}

async function claim(uploadId: string, claimId: string): Promise<boolean> {
  const claimed = await db().$executeRaw(Prisma.sql`
    INSERT INTO transcriptions AS t (upload_id, claim_id, claimed_until)
    SELECT id, ${claimId}::uuid, clock_timestamp() + ${LEASE_MS} * interval '1 ms' FROM uploads WHERE id = ${uploadId}::uuid
    ON CONFLICT (upload_id) DO UPDATE SET claim_id = EXCLUDED.claim_id, claimed_until = EXCLUDED.claimed_until
    WHERE t.claimed_until IS NULL OR t.claimed_until < clock_timestamp()`);
  return claimed === 1;
}

async function renew(uploadId: string, claimId: string, leaseMs: number): Promise<void> {
  await db().$executeRaw(Prisma.sql`
    UPDATE transcriptions SET claimed_until = clock_timestamp() + ${leaseMs} * interval '1 ms'
    WHERE upload_id = ${uploadId}::uuid AND claim_id = ${claimId}::uuid`);
}

async function release(uploadId: string, claimId: string): Promise<void> {
  await db().$executeRaw(Prisma.sql`
    UPDATE transcriptions SET claim_id = NULL, claimed_until = NULL
    WHERE upload_id = ${uploadId}::uuid AND claim_id = ${claimId}::uuid`);
}

function logLost(error: unknown): void {
  log.warn({ err: error }, "a claim on a recording could not be renewed");
}
