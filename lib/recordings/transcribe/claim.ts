import type { Heard } from "./recording";
import { db, Prisma } from "@/lib/kernel/db";
import { isExpired, type Leased, underLease } from "@/lib/kernel/lease";

/** Another attempt is in flight. */
export class Busy extends Error {
  override readonly name = "Busy";
}

/**
 * Runs `work` on a recording under a lease that excludes every other process, so that it is sent once. `work` gets what is stored
 * of it by then: another attempt may have ended since the recording was read. Throws Busy while another attempt is in flight, or
 * the recording is gone.
 */
export async function whileClaimed<T>(uploadId: string, work: (heard: Heard) => Promise<T>): Promise<T> {
  const done = await underLease(recording(uploadId), async (heard) => ({ result: await work(heard) }));
  if (!done) throw new Busy();
  return done.result;
}

function recording(uploadId: string): Leased<Heard> {
  return {
    async take({ id, until }) {
      const [taken] = await db().$queryRaw<Heard[]>(Prisma.sql`
        INSERT INTO transcriptions AS t (upload_id, claim_id, claimed_until)
        SELECT id, ${id}::uuid, ${until} FROM uploads WHERE id = ${uploadId}::uuid
        ON CONFLICT (upload_id) DO UPDATE SET claim_id = EXCLUDED.claim_id, claimed_until = EXCLUDED.claimed_until
        WHERE t.claimed_until IS NULL OR ${isExpired(Prisma.sql`t.claimed_until`)}
        RETURNING requested_at AS "requestedAt", heard_at AS "heardAt", language, segments,
                  translated_text AS "translatedText"`);
      return taken ?? null;
    },
    renew: ({ id, until }) =>
      db().$executeRaw(Prisma.sql`
        UPDATE transcriptions SET claimed_until = ${until}
        WHERE upload_id = ${uploadId}::uuid AND claim_id = ${id}::uuid`),
    release: ({ id }) =>
      db().$executeRaw(Prisma.sql`
        UPDATE transcriptions SET claim_id = NULL, claimed_until = NULL
        WHERE upload_id = ${uploadId}::uuid AND claim_id = ${id}::uuid`),
  };
}
