import type { HelpItemInput } from "./schema";
import { HELP_TABLES, type HelpItemKind } from "./tables";
import { helpItemSelect, type HelpItemView, toHelpItemView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";

/** Adds an FAQ. Throws conflict when its slug is taken in this language. */
export function addFaq(operator: Actor, input: HelpItemInput): Promise<HelpItemView> {
  return addItem("faq", operator, input);
}

/** Adds a support guide. Throws conflict when its slug is taken in this language. */
export function addGuide(operator: Actor, input: HelpItemInput): Promise<HelpItemView> {
  return addItem("guide", operator, input);
}

function addItem(kind: HelpItemKind, operator: Actor, input: HelpItemInput): Promise<HelpItemView> {
  return transaction(async (tx) => {
    const data = { ...input, createdBy: operator.id, updatedBy: operator.id };
    const added = await HELP_TABLES[kind](tx).create({ data, select: helpItemSelect });
    const details = { title: added.title, language: added.language };
    await record(tx, { by: operator, type: `help.${kind}-added`, id: added.id, details });
    return toHelpItemView(added);
  });
}
