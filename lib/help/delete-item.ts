import { DOCUMENTS, FAQS, GUIDES, type HelpTable, VIDEOS } from "./tables";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { Prisma, query, transaction } from "@/lib/kernel/db";
import { notFound } from "@/lib/shared/errors";

/** Deletes a FAQ in its one language. Throws not_found. */
export const deleteFaq = deleting(FAQS);

/** Deletes a support guide in its one language. Throws not_found. */
export const deleteGuide = deleting(GUIDES);

/** Deletes a document; what it links to stays where it is. Throws not_found. */
export const deleteDocument = deleting(DOCUMENTS);

/** Deletes a video; what it links to stays where it is. Throws not_found. */
export const deleteVideo = deleting(VIDEOS);

function deleting({ kind, name }: Pick<HelpTable, "kind" | "name">) {
  return (operator: Actor, { id }: { id: string }): Promise<void> =>
    transaction(async (tx) => {
      const [details] = await query<{ title: string; language: string }>(
        Prisma.sql`DELETE FROM ${name} WHERE id = ${id}::uuid RETURNING title, language`,
      );
      if (!details) throw notFound();
      await record(tx, { by: operator, type: `help.${kind}-deleted`, id, details });
    });
}
