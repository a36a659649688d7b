import { DOCUMENTS, FAQS, GUIDES, type HelpRow, type HelpTable, presentIn, VIDEOS } from "./tables";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";

/** Adds an FAQ. Throws conflict when its slug is taken in this language. */
export const addFaq = adding(FAQS);

/** Adds a support guide. Throws conflict when its slug is taken in this language. */
export const addGuide = adding(GUIDES);

/** Adds a document: a link to it, with what is said of the file. */
export const addDocument = adding(DOCUMENTS);

/** Adds a video: a link to it, with its picture and length. */
export const addVideo = adding(VIDEOS);

function adding<View extends HelpRow, New extends object>(table: HelpTable<View, New>) {
  return (operator: Actor, input: New): Promise<View> =>
    transaction(async (tx) => {
      const by = { createdBy: operator.id, updatedBy: operator.id };
      const added = await table.add(tx, { ...presentIn(input), ...by });
      const { id, title, language } = added;
      await record(tx, { by: operator, type: `help.${table.kind}-added`, id, details: { title, language } });
      return added;
    });
}
