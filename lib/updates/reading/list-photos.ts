import type { ListPhotosInput } from "../schema";
import type { ProjectPhotoView, UpdateView } from "../view";
import { BESIDE_PHOTO } from "../view-schema";
import { updateRows } from "./update-rows";
import type { Actor } from "@/lib/access/actor";
import { authorize, type ProjectScope } from "@/lib/access/authorize";
import { atLeast } from "@/lib/access/policy";
import { memberSees } from "@/lib/access/visibility";
import { FILTERED_UPDATE_OF_PHOTO, UPDATE_OF_PHOTO } from "@/lib/attachments/attachment";
import { spanOf } from "@/lib/i18n/days";
import { zoneOf } from "@/lib/i18n/zone-of";
import { Page } from "@/lib/kernel/answer";
import { db, Prisma, query } from "@/lib/kernel/db";
import { invalid, notFound } from "@/lib/shared/errors";

const TRUE = Prisma.sql`true`;

/**
 * A page of the photos of a project's updates that the actor sees, newest first by when they were taken, else posted, and how many
 * there are in all. `from` and `to` are whole days.
 */
export async function listPhotos(actor: Actor, input: ListPhotosInput): Promise<Page<ProjectPhotoView>> {
  const { project, level } = await authorize(actor, "project:see", { projectId: input.id });
  const seen = atLeast(level, "manager") ? TRUE : memberSees(actor.id);
  const isFiltered = input.authorId || input.placement;
  const joined = isFiltered ? FILTERED_UPDATE_OF_PHOTO : UPDATE_OF_PHOTO;
  // Counted without their updates where nothing is asked of those: joining them took most of a page's time.
  const areAll = seen === TRUE && !isFiltered;
  const where = Prisma.sql`WHERE p.project_id = ${project.id}::uuid AND ${seen} AND ${filterOf(actor, input)}`;
  const before = input.before === undefined ? TRUE : await isOlder(project.id, input.before);
  const [[counted], found] = await Promise.all([
    query<{ n: number }>(Prisma.sql`
      SELECT count(*)::int AS n FROM photos p ${areAll ? Prisma.empty : joined} ${where}`),
    query<Found>(Prisma.sql`
      SELECT p.upload_id AS id, p.bytes, u.id AS "updateId" FROM photos p ${UPDATE_OF_PHOTO} ${where} AND ${before}
      ORDER BY p.shown_at DESC, p.upload_id DESC LIMIT ${input.limit + 1}`),
  ]);
  const rows = found.slice(0, input.limit);
  const items = await itemsOf(actor, { project, level }, rows);
  const next = found.length > input.limit ? rows.at(-1)?.id : undefined;
  return new Page(items, next, project.eventSeq, undefined, counted?.n ?? 0);
}

/** How many photos of one place are compared at most. */
const MOST_COMPARED = 60;

/** The photos of updates that show the same place as this one, and that one, as far as the actor sees them, oldest first. Throws not_found. */
export async function listSamePlace(actor: Actor, { id }: { id: string }): Promise<ProjectPhotoView[]> {
  const upload = await db().upload.findFirst({ where: { id, kind: "photo" }, select: { updateId: true } });
  if (!upload?.updateId) throw notFound();
  const { project, level } = await authorize(actor, "update:see", { updateId: upload.updateId });
  const seen = atLeast(level, "manager") ? TRUE : memberSees(actor.id);
  const rows = await query<Found>(Prisma.sql`
    WITH RECURSIVE place (id) AS (
      SELECT ${id}::uuid UNION
      SELECT CASE WHEN p.upload_id = place.id THEN p.same_place ELSE p.upload_id END
      FROM place JOIN photos p ON p.same_place = place.id OR (p.upload_id = place.id AND p.same_place IS NOT NULL))
    SELECT p.upload_id AS id, p.bytes, u.id AS "updateId"
    FROM (SELECT id FROM place LIMIT ${MOST_COMPARED}) same JOIN photos p ON p.upload_id = same.id
    ${UPDATE_OF_PHOTO}
    WHERE p.project_id = ${project.id}::uuid AND ${seen} ORDER BY p.shown_at, p.upload_id`);
  return itemsOf(actor, { project, level }, rows);
}

interface Found {
  id: string;
  bytes: number;
  updateId: string;
}

function filterOf(actor: Actor, { placement, authorId, from, to, timeZone }: ListPhotosInput): Prisma.Sql {
  const { from: start, until } = spanOf({ start: from ?? null, end: to ?? null }, timeZone ?? zoneOf(actor));
  const conditions = [TRUE];
  if (start) conditions.push(Prisma.sql`p.shown_at >= ${start}::timestamptz`);
  if (until) conditions.push(Prisma.sql`p.shown_at < ${until}::timestamptz`);
  if (authorId) conditions.push(Prisma.sql`u.author_id = ${authorId}::uuid`);
  if (placement === "unassigned") conditions.push(Prisma.sql`u.task_id IS NULL`);
  else if (placement) conditions.push(Prisma.sql`${placement}::uuid IN (u.task_id, u.subtask_id)`);
  return Prisma.join(conditions, " AND ");
}

/** A photo that the actor no longer sees still works as a cursor. */
async function isOlder(projectId: string, before: string): Promise<Prisma.Sql> {
  const [last] = await query<{ at: string }>(Prisma.sql`
    SELECT shown_at::text AS at FROM photos WHERE upload_id = ${before}::uuid AND project_id = ${projectId}::uuid`);
  if (!last) throw invalid("before", "unknown");
  return Prisma.sql`(p.shown_at, p.upload_id) < (${last.at}::timestamptz, ${before}::uuid)`;
}

/** With their updates. A photo that was removed since it was found is left out. */
async function itemsOf(
  actor: Actor,
  { project, level }: Pick<ProjectScope, "project" | "level">,
  rows: Found[],
): Promise<ProjectPhotoView[]> {
  const ids = [...new Set(rows.map(({ updateId }) => updateId))];
  const filter = Prisma.sql`u.id = ANY (${ids}::uuid[])`;
  const version = project.contentVersion;
  const found = await updateRows(actor, level, filter, {
    includeComments: false,
    limit: ids.length,
    version,
  });
  const updates = new Map(found.map((update) => [update.id, update]));
  return rows.flatMap(({ id, bytes, updateId }) => {
    const update = updates.get(updateId);
    const photo = update?.photos.find((one) => one.id === id);
    return update && photo ? [{ photo: { ...photo, bytes }, update: besidePhoto(update) }] : [];
  });
}

function besidePhoto(update: UpdateView): ProjectPhotoView["update"] {
  const told = Object.entries(update).filter(([name]) => name in BESIDE_PHOTO);
  return Object.fromEntries(told) as ProjectPhotoView["update"];
}
