import { createReadStream } from "node:fs";
import type { Actor } from "@/lib/access/actor";
import { authorize, preauthorize } from "@/lib/access/authorize";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { FileAnswer } from "@/lib/kernel/answer";
import { db } from "@/lib/kernel/db";
import type { IncomingFile } from "@/lib/kernel/incoming-files";
import { spend } from "@/lib/kernel/rate-limit";
import { makePictures } from "@/lib/photos/make/make-pictures";
import { THUMB_TYPE } from "@/lib/photos/upload/photo-uploads";
import { MAX_LOGO } from "@/lib/reports/limits";
import { AppError, notFound } from "@/lib/shared/errors";

/**
 * Sets the picture at the head of what the business prints: as small as a photo's thumb, of which nothing but its pixels is kept. Owner
 * only. Throws what `makePictures` refuses, and too_large for a picture that is still large when it is small.
 */
export async function setLogo(actor: Actor, { id, file }: { id: string; file: IncomingFile }): Promise<void> {
  const { business } = await preauthorize(actor, "business:edit", { businessId: id });
  await spend("photoUploads", actor.id);
  const { thumb } = await makePictures(() => createReadStream(file.path));
  if (thumb.byteLength > MAX_LOGO) throw new AppError("too_large", { key: "logoTooDetailed" });
  await keepLogo(actor, business.id, new Uint8Array(thumb));
}

/** Owner only. */
export async function removeLogo(actor: Actor, { id }: { id: string }): Promise<void> {
  await keepLogo(actor, id, null);
}

async function keepLogo(
  actor: Actor,
  businessId: string,
  logo: Uint8Array<ArrayBuffer> | null,
): Promise<void> {
  await whileAuthorized(actor, "business:edit", { businessId }, async ({ tx, business, record }) => {
    await tx.business.update({
      where: { id: business.id },
      data: { logo, logoAt: logo && new Date() },
      select: { id: true },
    });
    await record({ type: "business.edited", id: business.id });
  });
}

/** The logo, for those who run the business. Throws not_found where it has none. */
export async function openLogo(actor: Actor, { id }: { id: string }): Promise<FileAnswer> {
  const { business } = await authorize(actor, "business:see", { businessId: id });
  return answerWithLogo(business.id);
}

/** The same, for those who see a project and so print its diary. */
export async function openProjectLogo(actor: Actor, { id }: { id: string }): Promise<FileAnswer> {
  const { business } = await authorize(actor, "project:see", { projectId: id });
  return answerWithLogo(business.id);
}

async function answerWithLogo(id: string): Promise<FileAnswer> {
  const { logo, logoAt } = await db().business.findUniqueOrThrow({
    where: { id },
    select: { logo: true, logoAt: true },
  });
  if (!logo || !logoAt) throw notFound();
  return new FileAnswer({
    size: logo.byteLength,
    type: THUMB_TYPE,
    etag: `"${logoAt.getTime()}"`,
    open: ({ start, end }) => new Blob([logo.subarray(start, end + 1)]).stream(),
  });
}
