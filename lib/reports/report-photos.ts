import { holdOfEdit, type EditedReport } from "./making/hold-of-edit";
import type { ReportPhotoView } from "./view";
import { db, Prisma, query, type Tx } from "@/lib/kernel/db";
import { languageStored } from "@/lib/language/stored-language";
import { MAX_ALT } from "@/lib/photos/limits";
import { apiPath } from "@/lib/shared/paths/api-path";
import { joinTranslation } from "@/lib/translation/source";

/** A photo that was chosen for a report, with what is said of it there. */
export interface ChosenPhoto {
  id: string;
  caption: string | null;
}

interface Described {
  id: string;
  alt: string | null;
  language: string | null;
  /** Of the description, where it is stored without a doubt and no longer than one. */
  translation: string | null;
  updateId: string;
}

/**
 * What a report says of the photos that are chosen for it, in its language or not at all: to customers only what its check lets through.
 * Those that are not, or no longer, in an update of the project are left out: who has its reports sees all of those.
 */
export async function captioned(report: EditedReport, ids: readonly string[]): Promise<ChosenPhoto[]> {
  const described = await describedIn(report.projectId, ids, report.language);
  return Promise.all(
    described.map(async ({ id, alt, language, translation, updateId }) => {
      const isForeign = (languageStored(language, alt) ?? report.language) !== report.language;
      const text = isForeign ? translation : alt;
      const hold = text !== null && (await holdOfEdit(report, { text, updateIds: [updateId] }));
      return { id, caption: hold ? null : text };
    }),
  );
}

const F = Prisma.sql`f`;

async function describedIn(projectId: string, ids: readonly string[], to: string): Promise<Described[]> {
  if (ids.length === 0) return [];
  return db().$queryRaw<Described[]>(Prisma.sql`
    SELECT p.upload_id AS id, p.alt, p.language, f.update_id AS "updateId",
           CASE WHEN p.alt IS NOT NULL AND translated.doubts = '[]' AND length(translated.content) <= ${MAX_ALT} THEN translated.content END AS translation
    FROM photos p JOIN uploads f ON f.id = p.upload_id ${joinTranslation(to, F, Prisma.sql`p.text_version`)}
    WHERE p.project_id = ${projectId}::uuid AND p.upload_id = ANY (${[...ids]}::uuid[])
    ORDER BY array_position(${[...ids]}::uuid[], p.upload_id)`);
}

/** Puts these photos in the place of those that a report has. Those that are gone by now are left out. */
export async function setPhotos(tx: Tx, reportId: string, photos: readonly ChosenPhoto[]): Promise<void> {
  // Before the rows that refer to them, as their removal locks both.
  const kept = await tx.$queryRaw<{ id: string }[]>(Prisma.sql`
    SELECT upload_id AS id FROM photos WHERE upload_id = ANY (${photos.map(({ id }) => id)}::uuid[])
    ORDER BY upload_id FOR KEY SHARE`);
  const ids = new Set(kept.map(({ id }) => id));
  await tx.reportPhoto.deleteMany({ where: { reportId } });
  const data = photos
    .filter(({ id }) => ids.has(id))
    .map(({ id: photoId, caption }, position) => ({ reportId, photoId, position, caption }));
  if (data.length > 0) await tx.reportPhoto.createMany({ data });
}

/** The newest photos of these updates, newest first. */
export async function newestPhotos(updateIds: readonly string[], most: number): Promise<string[]> {
  const rows = await query<{ id: string }>(Prisma.sql`
    SELECT p.upload_id AS id FROM photos p JOIN uploads f ON f.id = p.upload_id
    WHERE f.update_id = ANY (${[...updateIds]}::uuid[]) ORDER BY p.shown_at DESC, p.upload_id DESC LIMIT ${most}`);
  return rows.map(({ id }) => id);
}

type PhotoRow = Omit<ReportPhotoView, "url" | "thumbUrl" | "at" | "author"> & { at: Date; author: string };

/** The photos that a report has today; whom a customer's report does not name is not named here. */
export async function photosIn(
  tx: Tx,
  { id: reportId, includesNames }: { id: string; includesNames: boolean },
): Promise<ReportPhotoView[]> {
  const rows = await tx.$queryRaw<PhotoRow[]>(Prisma.sql`
    SELECT p.upload_id AS id, p.thumb_hash AS "thumbHash", p.width, p.height, p.shown_at AS at, author.name AS author, chosen.caption
    FROM report_photos chosen JOIN photos p ON p.upload_id = chosen.photo_id JOIN uploads f ON f.id = p.upload_id
    JOIN users author ON author.id = f.user_id
    WHERE chosen.report_id = ${reportId}::uuid ORDER BY chosen.position`);
  return rows.map(({ at, author, ...row }) => ({
    ...row,
    url: apiPath("photos", row.id, "full"),
    thumbUrl: apiPath("photos", row.id, "thumb"),
    at: at.toISOString(),
    author: includesNames ? { name: author } : null,
  }));
}
