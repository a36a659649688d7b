import type { Item, TranslationsInput } from "./schema";
import type { Subject } from "./subjects";
import { translateForReader } from "./translate-for-reader";
import { type TranslatedItemView, toDoubtView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { db, Prisma } from "@/lib/kernel/db";

/**
 * Translates texts into the reader's language: those that they may see and that are in another language. Stored translations are
 * reused. Throws rate_limited, upstream_failed or not_configured if that leaves no translation at all.
 */
export async function translateItems(
  actor: Actor,
  { to, items, comments }: TranslationsInput,
): Promise<TranslatedItemView[]> {
  const all = comments === 0 ? items : [...items, ...(await newestComments(items, comments))];
  const subjects = await translateForReader(actor, all, to);
  return subjects.flatMap((subject) => toView(subject) ?? []);
}

/** The comments that a screen shows under its updates. Access is checked when their texts are read. */
async function newestComments(items: readonly Item[], most: number): Promise<Item[]> {
  const named = new Set(items.map(({ id }) => id));
  const updateIds = items.flatMap(({ type, id }) => (type === "update" ? [id] : []));
  const rows = await db().$queryRaw<{ id: string }[]>(Prisma.sql`
    SELECT c.id FROM unnest(${updateIds}::uuid[]) AS u (id)
    CROSS JOIN LATERAL (
      SELECT id FROM comments WHERE update_id = u.id ORDER BY created_at DESC, id DESC LIMIT ${most}) c`);
  return rows.flatMap(({ id }) => (named.has(id) ? [] : [{ type: "comment" as const, id }]));
}

function toView({ type, id, text, stored, isOpen }: Subject): TranslatedItemView | null {
  if (!stored || stored.content === null) return null;
  const { from, content, description, segments, doubts } = stored;
  return {
    type,
    id,
    from,
    original: text,
    content,
    doubts: doubts.map(toDoubtView),
    ...(isOpen && description !== null && { description }),
    ...(segments && { segments }),
  };
}
