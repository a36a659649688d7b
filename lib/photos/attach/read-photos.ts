import type { PhotoView } from "../view";
import { attachedToAny, type PhotoHolderKind } from "@/lib/attachments/attachment";
import { Prisma, query } from "@/lib/kernel/db";
import { isoOf } from "@/lib/kernel/sql/stored-time";
import { languageStored } from "@/lib/language/stored-language";
import { apiPath } from "@/lib/shared/paths/api-path";
import { joinTranslation, TRANSLATION } from "@/lib/translation/source";
import { type StoredTranslation, toTranslationView } from "@/lib/translation/view";

/** The photos of some updates, comments or messages, each with the id of its holder. */
export function photosOf(holders: PhotoHolderKind, ids: Prisma.Sql): Prisma.Sql {
  return attachedToAny(holders, ids, {
    columns: Prisma.sql`file.id, file.position, p.*`,
    joins: Prisma.sql`JOIN photos p ON p.upload_id = file.id`,
  });
}

/** Such photos, each with the `translation` of what it shows. */
export function translatedPhotos(photos: Prisma.Sql, reads: string): Prisma.Sql {
  return Prisma.sql`
    SELECT p.*, ${TRANSLATION} AS translation FROM (${photos}) p ${joinTranslation(reads, Prisma.sql`p`)}`;
}

/** One of these, as a list of values without names. */
export const PHOTO_VALUES = Prisma.sql`
  json_build_array(holder, upload_id, width, height, taken_at, alt, thumb_hash, same_place, latitude, longitude, alt_proposed, language, translation)`;

export type PhotoValues = [
  holderId: string,
  id: string,
  width: number,
  height: number,
  takenAt: string | null,
  alt: string | null,
  thumbHash: string,
  samePlaceAs: string | null,
  latitude: number | null,
  longitude: number | null,
  altProposed: string | null,
  language: string | null,
  translation: StoredTranslation | null,
];

/** The photos of one row of a statement, as a column. */
export function photosOfRow(kind: PhotoHolderKind, row: Prisma.Sql, reads: string): Prisma.Sql {
  const ofRow = photosOf(kind, Prisma.sql`ARRAY[${row}.id]`);
  return Prisma.sql`(SELECT json_agg(${PHOTO_VALUES} ORDER BY position) FROM (${translatedPhotos(ofRow, reads)}) photographed)`;
}

/** The photos of each of some updates, comments or messages; one statement. */
export async function readPhotos(
  kind: PhotoHolderKind,
  ids: string[],
  reads: string,
): Promise<Map<string, PhotoView[]>> {
  if (ids.length === 0) return new Map();
  const ofHolders = photosOf(kind, Prisma.sql`${ids}::uuid[]`);
  const [stored] = await query<{ photos: PhotoValues[] | null }>(Prisma.sql`
    SELECT json_agg(${PHOTO_VALUES} ORDER BY position) AS photos
    FROM (${translatedPhotos(ofHolders, reads)}) photographed`);
  return toPhotos(stored?.photos);
}

/** The photos of each holder, by its id; those without one are not in it. */
export function toPhotos(photos: readonly PhotoValues[] | null | undefined): Map<string, PhotoView[]> {
  const byHolder = Map.groupBy(photos ?? [], ([holderId]) => holderId);
  return new Map([...byHolder].map(([holderId, own]) => [holderId, own.map(toPhotoView)]));
}

export function toPhotoView([
  ,
  id,
  width,
  height,
  takenAt,
  alt,
  thumbHash,
  samePlaceAs,
  lat,
  lon,
  altProposed,
  language,
  translation,
]: PhotoValues): PhotoView {
  const described = alt ?? altProposed;
  return {
    id,
    width,
    height,
    takenAt: takenAt === null ? null : isoOf(takenAt),
    alt,
    ...(altProposed !== null && { altProposed }),
    ...(described !== null && { language: languageStored(language, described) }),
    ...(translation && { translation: toTranslationView(translation) }),
    url: apiPath("photos", id, "full"),
    thumbUrl: apiPath("photos", id, "thumb"),
    thumbHash,
    ...(samePlaceAs !== null && { samePlaceAs }),
    ...(lat !== null && lon !== null && { place: { lat, lon } }),
  };
}
