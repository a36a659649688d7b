import { DOCUMENTS, FAQS, GUIDES, type HelpRow, type HelpTable, presentIn, VIDEOS } from "./tables";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { Prisma, query, transaction, type Tx } from "@/lib/kernel/db";
import { invalid, notFound, orNotFound } from "@/lib/shared/errors";

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
      await record(tx, { by: operator, type: `help.${table.kind}-edited`, id, details: { title, language } });
      return edited;
    });
}

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

/** Moves a FAQ, in every language that has it, to before another one; numbers all anew, and answers with them. Throws not_found. */
export const moveFaq = moving(FAQS);

/** Moves a support guide, in every language that has it, to before another one; answers with all. Throws not_found. */
export const moveGuide = moving(GUIDES);

/** Moves a document to before another one; answers with all. Throws not_found. */
export const moveDocument = moving(DOCUMENTS);

/** Moves a video to before another one; answers with all. Throws not_found. */
export const moveVideo = moving(VIDEOS);

function moving<View extends HelpRow>(table: HelpTable<View>) {
  return (operator: Actor, { id, before }: { id: string; before: string | null }): Promise<View[]> =>
    transaction(async (tx) => {
      await tx.$queryRaw(Prisma.sql`SELECT 1 AS locked FROM ${table.name} ORDER BY id FOR NO KEY UPDATE`);
      const rows = await table.list({});
      const item = orNotFound(rows.find((row) => row.id === id));
      await renumber(tx, table.name, inNewOrder(rows, item, before));
      const moved = await table.list({});
      const { title, language } = item;
      await record(tx, { by: operator, type: `help.${table.kind}-moved`, id, details: { title, language } });
      return moved;
    });
}

/** The items, each with its languages. */
function inNewOrder(rows: HelpRow[], moved: HelpRow, before: string | null): HelpRow[][] {
  const isMoved = (row: HelpRow) => anchorOf(row) === anchorOf(moved);
  const others = [
    ...Map.groupBy(
      rows.filter((row) => !isMoved(row)),
      anchorOf,
    ).values(),
  ];
  const next = others.findIndex((rowsOfOne) => rowsOfOne.some(({ id }) => id === before));
  if (before !== null && next === -1) throw invalid("before", "unknown");
  return others.toSpliced(before === null ? others.length : next, 0, rows.filter(isMoved));
}

function anchorOf({ id, slug }: HelpRow): string {
  return slug ?? id;
}

/** Leaves room between two, for what is added with a number. */
const STEP = 10;

/** `updated_by` stays: only who edits a text makes it theirs (prisma/migrations). */
async function renumber(tx: Tx, table: Prisma.Sql, items: HelpRow[][]): Promise<void> {
  const placed = items.flatMap((rows, at) => rows.map(({ id }) => ({ id, place: STEP * (at + 1) })));
  const ids = placed.map(({ id }) => id);
  const places = placed.map(({ place }) => place);
  await tx.$executeRaw(Prisma.sql`
    UPDATE ${table} SET display_order = placed.place
    FROM unnest(${ids}::uuid[], ${places}::int[]) AS placed (id, place) WHERE ${table}.id = placed.id`);
}
