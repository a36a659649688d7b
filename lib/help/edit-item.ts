import { DOCUMENTS, FAQS, GUIDES, type HelpRow, type HelpTable, presentIn, VIDEOS } from "./tables";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { notFound } from "@/lib/shared/errors";

/** Changes the fields of a FAQ that are given. Throws not_found, and conflict when the slug is taken in this language. */
export const editFaq = editing(FAQS);

/** Changes the fields of a support guide that are given. Throws as `editFaq`. */
export const editGuide = editing(GUIDES);

/** Changes the fields of a document that are given. Throws not_found. */
export const editDocument = editing(DOCUMENTS);

/** Changes the fields of a video that are given. Throws not_found. */
export const editVideo = editing(VIDEOS);

function editing<View extends HelpRow, Edit extends { id: string }>(table: HelpTable<View, never, Edit>) {
  return (operator: Actor, { id, ...input }: Edit): Promise<View> =>
    transaction(async (tx) => {
      const [edited] = await table.edit(tx, id, { ...presentIn(input), updatedBy: operator.id });
      if (!edited) throw notFound();
      const { title, language } = edited;
      const details = { title, language };
      await record(tx, { by: operator, type: `help.${table.kind}-edited`, id, details });
      return edited;
    });
}
