import { findTranslations } from "./find-translations";
import type { Item, TranslationsInput } from "./schema";
import { readableSubjects, type Subject } from "./subjects";
import { toUpstreamError, WAIT_MS } from "./to-upstream-error";
import { type TranslatedItemView, toDoubtView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { db, Prisma } from "@/lib/kernel/db";
import { spend } from "@/lib/kernel/rate-limit";

/**
 * Translates texts into the reader's language: those that they may see and that are in another language. Stored translations
 * are reused. Runs outside of any transaction: a row claims each text. Throws rate_limited, upstream_failed or not_configured
 * if that leaves no translation at all.
 */
export async function translateItems(
  actor: Actor,
  { to, items, comments }: TranslationsInput,
): Promise<TranslatedItemView[]> {
  const all = comments === 0 ? items : [...items, ...(await newestComments(items, comments))];
  const { subjects, problem } = await findTranslations({
    to,
    read: () => readableSubjects(actor, all, to),
    beforeSending: () => spend("ai", actor.id),
    userId: actor.id,
    signal: AbortSignal.timeout(WAIT_MS),
  });
  const views = subjects.flatMap((subject) => toView(subject) ?? []);
  if (problem && views.length === 0) throw toUpstreamError(problem);
  return views;
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
