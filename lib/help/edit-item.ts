import type { EditHelpDocumentInput, EditHelpItemInput, EditHelpVideoInput } from "./schema";
import { DOCUMENTS, FAQS, GUIDES, type HelpRow, type HelpTable, presentIn, VIDEOS } from "./tables";
import type { HelpDocumentView, HelpItemView, HelpVideoView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { notFound } from "@/lib/shared/errors";

/** Changes the fields of a FAQ that are given. Throws not_found, and conflict when the slug is taken in this language. */
export function editFaq(operator: Actor, input: EditHelpItemInput): Promise<HelpItemView> {
  return editItem(FAQS, operator, input);
}

/** Changes the fields of a support guide that are given. Throws as `editFaq`. */
export function editGuide(operator: Actor, input: EditHelpItemInput): Promise<HelpItemView> {
  return editItem(GUIDES, operator, input);
}

/** Changes the fields of a document that are given. Throws not_found. */
export function editDocument(operator: Actor, input: EditHelpDocumentInput): Promise<HelpDocumentView> {
  return editItem(DOCUMENTS, operator, input);
}

/** Changes the fields of a video that are given. Throws not_found. */
export function editVideo(operator: Actor, input: EditHelpVideoInput): Promise<HelpVideoView> {
  return editItem(VIDEOS, operator, input);
}

function editItem<View extends HelpRow, Edit extends { id: string }>(
  table: HelpTable<View, never, Edit>,
  operator: Actor,
  { id, ...input }: Edit,
): Promise<View> {
  return transaction(async (tx) => {
    const [edited] = await table.edit(tx, id, { ...presentIn(input), updatedBy: operator.id });
    if (!edited) throw notFound();
    const { title, language } = edited;
    await record(tx, { by: operator, type: `help.${table.kind}-edited`, id, details: { title, language } });
    return edited;
  });
}
