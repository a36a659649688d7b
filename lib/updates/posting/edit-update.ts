import { findUpdate, inPlace } from "../queries";
import type { UpdateView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { languageToStore } from "@/lib/language/stored-language";
import { conflict } from "@/lib/shared/errors";
import { translateSoon } from "@/lib/translation/translate-soon";

/**
 * Changes the text of one's own update and keeps the earlier one as a revision. Nobody else may, whatever their level. An
 * unchanged text is not an edit. Throws conflict for a withdrawn update.
 */
export async function editUpdate(actor: Actor, input: { id: string; content: string }): Promise<UpdateView> {
  return whileAuthorized(actor, "update:edit", { updateId: input.id }, async (scope) => {
    const { tx, update, record } = scope;
    if (!(await keepEarlierText(tx, update.id, input.content))) return unlessWithdrawn(actor, update.id);
    await writeText(tx, actor, { id: update.id, content: input.content });
    const edited = await findUpdate(actor, update.id);
    if (!edited.audioUrl || edited.typed)
      await translateSoon(scope, { type: "update", id: edited.id, texts: [edited.content] });
    // Read from the locked row: it may have been moved since it was authorized.
    await record({ type: "update.edited", ...inPlace(edited) });
    return edited;
  });
}

/**
 * False when the text is unchanged, or the update withdrawn. The row's lock serializes edits, so that each keeps the text that it
 * replaced; photos that had none leave no revision.
 */
async function keepEarlierText(tx: Tx, id: string, content: string): Promise<boolean> {
  const earlier = await tx.$queryRaw<object[]>(Prisma.sql`
    WITH earlier AS (
      SELECT id, content FROM updates
      WHERE id = ${id}::uuid AND withdrawn_at IS NULL AND content <> ${content} FOR NO KEY UPDATE),
    kept AS (
      INSERT INTO update_revisions (id, update_id, content, created_at)
      SELECT gen_random_uuid(), id, content, clock_timestamp() FROM earlier WHERE content <> '')
    SELECT 1 AS found FROM earlier`);
  return earlier.length === 1;
}

async function writeText(
  tx: Tx,
  { reads }: Actor,
  { id, content }: { id: string; content: string },
): Promise<void> {
  const language = languageToStore([content], reads);
  await tx.$executeRaw(Prisma.sql`
    UPDATE updates SET content = ${content}, edited_at = ${new Date()}::timestamptz,
           language = ${language}
    WHERE id = ${id}::uuid`);
}

async function unlessWithdrawn(actor: Actor, id: string): Promise<UpdateView> {
  const unchanged = await findUpdate(actor, id);
  if (unchanged.withdrawnAt) throw conflict("updateWithdrawn");
  return unchanged;
}
