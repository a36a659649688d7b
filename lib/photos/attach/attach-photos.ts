import type { PostedPhotos } from "../schema";
import { NO_PHOTOS, type Photographed } from "../view";
import { PHOTO_VALUES, type PhotoValues, toPhotoView } from "./read-photos";
import type { Actor } from "@/lib/access/actor";
import type { BusinessScope } from "@/lib/access/authorize";
import { attachedTo, type PhotoHolder, UNATTACHED } from "@/lib/attachments/attachment";
import { countBytes, monthIsFull } from "@/lib/businesses/monthly-bytes";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { invalid } from "@/lib/shared/errors";
import { translateSoon } from "@/lib/translation/translate-soon";

interface AttachedIn {
  holder: PhotoHolder;
  business: BusinessScope["business"];
  /** Of an update: its photos are among the project's. */
  projectId?: string;
}

/**
 * Attaches the photos of an update, comment or message that is about to be inserted, in their order. Throws validation_failed unless
 * each is the actor's own, complete and in none yet, plan_limit when the business has posted all that it may this month.
 */
export async function attachPhotos(
  tx: Tx,
  actor: Actor,
  { holder, business, projectId }: AttachedIn,
  { photoIds }: PostedPhotos,
): Promise<Photographed> {
  if (!photoIds?.length) return NO_PHOTOS;
  // In the order of their ids: two posts with the same photos would deadlock.
  await tx.$queryRaw(Prisma.sql`
    SELECT 1 AS locked FROM uploads WHERE id = ANY (${photoIds}::uuid[]) ORDER BY id FOR NO KEY UPDATE`);
  const [stored] = await tx.$queryRaw<{ photos: PhotoValues[] | null; isCounted: boolean }[]>(Prisma.sql`
    WITH attached AS (
      UPDATE uploads SET ${attachedTo(holder)}, position = array_position(${photoIds}::uuid[], id) - 1
      WHERE id = ANY (${photoIds}::uuid[]) AND user_id = ${actor.id}::uuid AND kind = 'photo' AND state = 'complete' AND ${UNATTACHED}
      RETURNING id, position, update_id),
    shown AS (
      UPDATE photos SET project_id = ${projectId ?? null}::uuid, update_id = attached.update_id,
        shown_at = CASE WHEN ${projectId ?? null}::uuid IS NOT NULL THEN COALESCE(taken_at, now()) END
      FROM attached WHERE upload_id = attached.id RETURNING photos.*, attached.position),
    posted AS (SELECT sum(bytes)::bigint AS size FROM shown),
    counted AS (${countBytes(business, Prisma.sql`posted`)}),
    photographed AS (SELECT ''::text AS holder, NULL::json AS translation, shown.* FROM shown)
    SELECT (SELECT json_agg(${PHOTO_VALUES} ORDER BY position) FROM photographed) AS photos,
           EXISTS (SELECT 1 FROM counted) AS "isCounted"`);
  const photos = (stored?.photos ?? []).map(toPhotoView);
  if (photos.length !== photoIds.length) throw invalid("photoIds", "unknown");
  if (!stored?.isCounted) throw monthIsFull(business);
  const described = photos.map(({ id, alt }) => ({ type: "photo" as const, id, texts: [alt] }));
  await translateSoon({ tx, actor, business }, ...described);
  return { photos };
}
