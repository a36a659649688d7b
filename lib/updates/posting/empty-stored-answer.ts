import type { Actor } from "@/lib/access/actor";
import { Prisma, type Tx } from "@/lib/kernel/db";

interface WrittenText {
  authorId: string;
  /** Of the request that wrote it. */
  path: string;
  id: string;
  /** What else in its view said something, and what that becomes. */
  emptied?: object;
}

/**
 * Empties the answer that is stored for the request which wrote a text: a retry with its Idempotency-Key must neither write the
 * text once more nor answer with it. Deleting the answer would do the former.
 */
export async function emptyStoredAnswer(
  tx: Tx,
  { authorId, path, id, emptied }: WrittenText,
  { at, by }: { at: Date; by: Actor },
): Promise<void> {
  const withdrawn = {
    ...emptied,
    content: "",
    withdrawnAt: at.toISOString(),
    withdrawnBy: { name: by.name },
  };
  await tx.$executeRaw(Prisma.sql`
    UPDATE idempotency_keys SET answer = (answer::jsonb || ${JSON.stringify(withdrawn)}::jsonb)::json
    WHERE user_id = ${authorId}::uuid AND method = 'POST' AND path = ${path} AND answer ->> 'id' = ${id}`);
}
