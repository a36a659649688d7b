import type { EditHelpItemInput } from "./schema";
import { HELP_TABLES, type HelpItemKind } from "./tables";
import { helpItemSelect, type HelpItemView, toHelpItemView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { notFound } from "@/lib/shared/errors";

/** Changes the fields of a FAQ that are given. Throws not_found, and conflict when the slug is taken in this language. */
export function editFaq(operator: Actor, input: EditHelpItemInput): Promise<HelpItemView> {
  return editItem("faq", operator, input);
}

/** Changes the fields of a support guide that are given. Throws as `editFaq`. */
export function editGuide(operator: Actor, input: EditHelpItemInput): Promise<HelpItemView> {
  return editItem("guide", operator, input);
}

function editItem(
  kind: HelpItemKind,
  operator: Actor,
  { id, ...input }: EditHelpItemInput,
): Promise<HelpItemView> {
  return transaction(async (tx) => {
    const data = { ...givenOf(input), updatedBy: operator.id };
    const [edited] = await HELP_TABLES[kind](tx).updateManyAndReturn({
      where: { id },
      data,
      select: helpItemSelect,
    });
    if (!edited) throw notFound();
    const details = { title: edited.title, language: edited.language };
    await record(tx, { by: operator, type: `help.${kind}-edited`, id, details });
    return toHelpItemView(edited);
  });
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without the absent fields, which Prisma would refuse as undefined. */
function givenOf<T extends object>(input: T): Given<T> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Given<T>;
}
