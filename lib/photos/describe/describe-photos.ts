import { thumbKey, THUMB_TYPE } from "../upload/photo-uploads";
import { payFor } from "@/lib/ai/budget";
import { askUntilFit } from "@/lib/ai/ask-until-fit";
import { AiError, canSeePhotos } from "@/lib/ai/client";
import { describedPhoto, describePhoto } from "@/lib/ai/prompts/describe-photo";
import { UnfitAnswer } from "@/lib/ai/unfit-answer";
import { lockUpdate } from "@/lib/attachments/lock-holder";
import { blobs } from "@/lib/blob/blobs";
import { enqueue } from "@/lib/events/jobs";
import { record } from "@/lib/events/record";
import { db, Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { languageToStore } from "@/lib/language/stored-language";
import { translateSoon } from "@/lib/translation/translate-soon";

/** Queues a job that proposes descriptions for the photos that an update is posted with; none without a service that sees. */
export async function describeSoon(
  tx: Tx,
  { updateId, businessId }: { updateId: string; businessId: string },
  photos: readonly unknown[],
): Promise<void> {
  if (photos.length > 0 && canSeePhotos()) await enqueue(tx, "photos.describe", { updateId }, businessId);
}

interface Undescribed {
  id: string;
  blobKey: string;
  userId: string;
  language: string;
  businessId: string;
}

/**
 * Proposes a description of each of an update's photos that have none, in its author's language. A photo that the service refuses
 * stays without. Throws while the service fails or a limit is reached, so that the job is retried.
 */
export async function describePhotos({ updateId }: { updateId: string }): Promise<void> {
  if (!canSeePhotos()) return;
  const photos = await db().$queryRaw<Undescribed[]>(Prisma.sql`
    SELECT f.id, f.blob_key AS "blobKey", f.user_id AS "userId", author.language, project.business_id AS "businessId"
    FROM uploads f JOIN photos p ON p.upload_id = f.id JOIN users author ON author.id = f.user_id
    JOIN projects project ON project.id = p.project_id
    WHERE f.update_id = ${updateId}::uuid AND p.alt IS NULL AND p.alt_proposed IS NULL ORDER BY f.position`);
  for (const photo of photos) {
    const shows = await proposalFor(photo);
    if (shows) await store(updateId, photo, shows);
  }
}

async function proposalFor({ blobKey, userId, language, businessId }: Undescribed): Promise<string | null> {
  const thumb = await blobs.get(thumbKey(blobKey));
  if (!thumb) return null;
  const bytes = Buffer.from(await new Response(thumb).arrayBuffer());
  try {
    const { shows } = await askUntilFit({
      name: "photo",
      schema: describedPhoto,
      instructions: describePhoto(language),
      data: {},
      image: `data:${THUMB_TYPE};base64,${bytes.toString("base64")}`,
      pay: payFor({ businessId, userId }),
    });
    return shows;
  } catch (error) {
    const isFinal =
      error instanceof AiError && (error.problem === "refused" || error.cause instanceof UnfitAnswer);
    if (!isFinal) throw error;
    return null;
  }
}

/** Unless somebody has described the photo, or withdrawn its update, meanwhile. */
async function store(updateId: string, photo: Undescribed, shows: string): Promise<void> {
  const { id, userId, businessId } = photo;
  await transaction(async (tx) => {
    const update = await lockUpdate(tx, updateId);
    const isFree = await tx.photo.count({ where: { uploadId: id, alt: null, altProposed: null } });
    if (!update || isFree === 0) return;
    const language = languageToStore([shows], photo.language);
    const change = Prisma.sql`
      UPDATE photos SET alt_proposed = ${shows}, language = ${language} WHERE upload_id = ${id}::uuid`;
    const whose = { tx, actor: { id: userId }, business: { id: businessId } };
    await translateSoon(whose, { type: "photo", id, texts: [shows] });
    await record(tx, { by: null, type: "update.photos-changed", ...update.entity, change });
  });
}
