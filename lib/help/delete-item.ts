import type { HelpParams } from "./schema";
import { HELP_TABLES, type HelpItemKind } from "./tables";
import { helpItemSelect } from "./view";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { notFound } from "@/lib/shared/errors";

/** Deletes a FAQ in its one language. Throws not_found. */
export function deleteFaq(operator: Actor, params: HelpParams): Promise<void> {
  return deleteItem("faq", operator, params);
}

/** Deletes a support guide in its one language. Throws not_found. */
export function deleteGuide(operator: Actor, params: HelpParams): Promise<void> {
  return deleteItem("guide", operator, params);
}

function deleteItem(kind: HelpItemKind, operator: Actor, { id }: HelpParams): Promise<void> {
  return transaction(async (tx) => {
    const table = HELP_TABLES[kind](tx);
    const item = await table.findUnique({ where: { id }, select: helpItemSelect });
    const { count } = await table.deleteMany({ where: { id } });
    if (!item || count === 0) throw notFound();
    const details = { title: item.title, language: item.language };
    await record(tx, { by: operator, type: `help.${kind}-deleted`, id, details });
  });
}
