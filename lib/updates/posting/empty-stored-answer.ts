import type { Actor } from "@/lib/access/actor";
import { Prisma, type Tx } from "@/lib/kernel/db";

interface WrittenText {
  authorId: string;
  /** The field that holds it in the answer of a question or of an answer to one. */
  field: "update" | "comment";
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
  { authorId, field, id, emptied }: WrittenText,
  { at, by }: { at: Date; by: Actor },
): Promise<void> {
  const withdrawn = {
    ...emptied,
    content: "",
    withdrawnAt: at.toISOString(),
    withdrawnBy: { name: by.name },
  };
  const json = JSON.stringify(withdrawn);
  await tx.$executeRaw(Prisma.sql`
    UPDATE idempotency_keys SET answer = (CASE WHEN answer ->> 'id' = ${id} THEN answer::jsonb - 'typed' || ${json}::jsonb
      ELSE jsonb_set(answer::jsonb, ARRAY[${field}::text], (answer::jsonb -> ${field}::text) - 'typed' || ${json}::jsonb) END)::json
    WHERE user_id = ${authorId}::uuid AND method = 'POST' AND ${id} IN (answer ->> 'id', answer -> ${field}::text ->> 'id')`);
}
