import type { HelpDocumentInput, HelpItemInput, HelpVideoInput } from "./schema";
import { DOCUMENTS, FAQS, GUIDES, type HelpRow, type HelpTable, presentIn, VIDEOS } from "./tables";
import type { HelpDocumentView, HelpItemView, HelpVideoView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";

/** Adds an FAQ. Throws conflict when its slug is taken in this language. */
export function addFaq(operator: Actor, input: HelpItemInput): Promise<HelpItemView> {
  return addItem(FAQS, operator, input);
}

/** Adds a support guide. Throws conflict when its slug is taken in this language. */
export function addGuide(operator: Actor, input: HelpItemInput): Promise<HelpItemView> {
  return addItem(GUIDES, operator, input);
}

/** Adds a document: a link to it, with what is said of the file. */
export function addDocument(operator: Actor, input: HelpDocumentInput): Promise<HelpDocumentView> {
  return addItem(DOCUMENTS, operator, input);
}

/** Adds a video: a link to it, with its picture and length. */
export function addVideo(operator: Actor, input: HelpVideoInput): Promise<HelpVideoView> {
  return addItem(VIDEOS, operator, input);
}

function addItem<View extends HelpRow, New extends object>(
  table: HelpTable<View, New>,
  operator: Actor,
  input: New,
): Promise<View> {
  return transaction(async (tx) => {
    const added = await table.add(tx, {
      ...presentIn(input),
      createdBy: operator.id,
      updatedBy: operator.id,
    });
    const { id, title, language } = added;
    await record(tx, { by: operator, type: `help.${table.kind}-added`, id, details: { title, language } });
    return added;
  });
}
