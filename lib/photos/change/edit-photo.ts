import type { EditPhotoInput } from "../schema";
import { lockPhotoPlace } from "./photo-place";
import type { Actor } from "@/lib/access/actor";
import { assertReachable } from "@/lib/access/authorize";
import { unknownAt } from "@/lib/access/body-error";
import { db, Prisma, transaction } from "@/lib/kernel/db";
import { languageToStore } from "@/lib/language/stored-language";
import { invalid } from "@/lib/shared/errors";
import { translateSoon } from "@/lib/translation/translate-soon";

/**
 * Says in words what a photo shows, and of which earlier one it shows the same place; what is left out stays. For its author and
 * owner level. Throws validation_failed unless the earlier one is in an update of the same project that the actor sees.
 */
export async function editPhoto(actor: Actor, { id, alt, samePlaceAs }: EditPhotoInput): Promise<void> {
  await transaction(async (tx) => {
    const { projectId, business, announce } = await lockPhotoPlace(tx, actor, id);
    if (samePlaceAs) await assertSamePlace(actor, samePlaceAs, { id, projectId });
    const language = languageToStore([alt], actor.reads);
    if (business) await translateSoon({ tx, actor, business }, { type: "photo", id, texts: [alt] });
    await announce(Prisma.sql`
      UPDATE photos SET
        alt = CASE WHEN ${alt !== undefined} THEN ${alt ?? null} ELSE alt END,
        language = CASE WHEN ${alt !== undefined} THEN ${language} ELSE language END,
        alt_proposed = CASE WHEN ${alt === undefined} THEN alt_proposed END,
        same_place = CASE WHEN ${samePlaceAs !== undefined} THEN ${samePlaceAs ?? null}::uuid ELSE same_place END
      WHERE upload_id = ${id}::uuid`);
  });
}

async function assertSamePlace(
  actor: Actor,
  earlier: string,
  { id, projectId }: { id: string; projectId: string | null },
): Promise<void> {
  const where = { id: earlier, updateId: { not: null }, photo: { projectId } };
  const upload = projectId && (await db().upload.findFirst({ where, select: { updateId: true } }));
  if (!upload || !upload.updateId || earlier === id) throw invalid("samePlaceAs", "unknown");
  await assertReachable(actor, { updateId: upload.updateId }).catch(unknownAt("samePlaceAs"));
}
