import type { Recording } from "./recording";
import { db, Prisma } from "@/lib/kernel/db";
import { isExpired, type Leased, underLease } from "@/lib/kernel/lease";

/** Another attempt is in flight. */
export class Busy extends Error {
  override readonly name = "Busy";
}

/** What another attempt may have stored since the recording was read. */
type Claimed = Pick<
  Recording,
  "requestedAt" | "heardAt" | "heardLanguage" | "heardSegments" | "translatedText" | "transcript" | "language"
>;

/**
 * Runs `work` on a recording under a lease that excludes every other process, so that it is sent once. `work` gets what is stored
 * of it by then: another attempt may have ended since the recording was read. Throws Busy while another attempt is in flight, or
 * the recording is gone.
 */
export async function whileClaimed<T>(uploadId: string, work: (claimed: Claimed) => Promise<T>): Promise<T> {
  const done = await underLease(recording(uploadId), async (claimed) => ({ result: await work(claimed) }));
  if (!done) throw new Busy();
  return done.result;
}

function recording(uploadId: string): Leased<Claimed> {
  return {
    async take({ id, until }) {
      const [taken] = await db().$queryRaw<Claimed[]>(Prisma.sql`
        UPDATE recordings SET claim_id = ${id}::uuid, claimed_until = ${until}
        WHERE upload_id = ${uploadId}::uuid AND (claimed_until IS NULL OR ${isExpired(Prisma.sql`claimed_until`)})
        RETURNING requested_at AS "requestedAt", heard_at AS "heardAt", heard_language AS "heardLanguage",
                  heard_segments AS "heardSegments", translated_text AS "translatedText", transcript, language`);
      return taken ?? null;
    },
    renew: ({ id, until }) =>
      db().$executeRaw(Prisma.sql`
        UPDATE recordings SET claimed_until = ${until}
        WHERE upload_id = ${uploadId}::uuid AND claim_id = ${id}::uuid`),
    release: ({ id }) =>
      db().$executeRaw(Prisma.sql`
        UPDATE recordings SET claim_id = NULL, claimed_until = NULL
        WHERE upload_id = ${uploadId}::uuid AND claim_id = ${id}::uuid`),
  };
}
