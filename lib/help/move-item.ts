import { DOCUMENTS, FAQS, GUIDES, type HelpRow, type HelpTable, VIDEOS } from "./tables";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { invalid, orNotFound } from "@/lib/shared/errors";

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
