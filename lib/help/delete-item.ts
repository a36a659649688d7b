import { DOCUMENTS, FAQS, GUIDES, type HelpTable, VIDEOS } from "./tables";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { Prisma, query, transaction } from "@/lib/kernel/db";
import { notFound } from "@/lib/shared/errors";

/** Deletes a FAQ in its one language. Throws not_found. */
export function deleteFaq(operator: Actor, params: { id: string }): Promise<void> {
  return deleteItem(FAQS, operator, params);
}

/** Deletes a support guide in its one language. Throws not_found. */
export function deleteGuide(operator: Actor, params: { id: string }): Promise<void> {
  return deleteItem(GUIDES, operator, params);
}

/** Deletes a document; what it links to stays where it is. Throws not_found. */
export function deleteDocument(operator: Actor, params: { id: string }): Promise<void> {
  return deleteItem(DOCUMENTS, operator, params);
}

/** Deletes a video; what it links to stays where it is. Throws not_found. */
export function deleteVideo(operator: Actor, params: { id: string }): Promise<void> {
  return deleteItem(VIDEOS, operator, params);
}

type Stored = Pick<HelpTable, "kind" | "name">;

function deleteItem({ kind, name }: Stored, operator: Actor, { id }: { id: string }): Promise<void> {
  return transaction(async (tx) => {
    const [details] = await query<{ title: string; language: string }>(
      Prisma.sql`DELETE FROM ${name} WHERE id = ${id}::uuid RETURNING title, language`,
    );
    if (!details) throw notFound();
    await record(tx, { by: operator, type: `help.${kind}-deleted`, id, details });
  });
}
