import { readQuestions } from "./questions/read-questions";
import { updateRows } from "./reading/update-rows";
import type { ListPlacedUpdatesInput, ListUpdatesInput, PageInput } from "./schema";
import {
  commentSelect,
  type CommentView,
  type RecentUpdateView,
  revisionSelect,
  type RevisionView,
  toCommentView,
  toRevisionView,
  type UpdateView,
} from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize, type ProjectScope } from "@/lib/access/authorize";
import { readRoles } from "@/lib/access/project-roles";
import { newestSeen, ownProjectIds, ownProjects } from "@/lib/access/visibility";
import { type Page, pageOf } from "@/lib/kernel/answer";
import { db, Prisma, query } from "@/lib/kernel/db";
import { amongIds } from "@/lib/kernel/sql/among-ids";
import { LAST, NEWEST_FIRST, olderThan } from "@/lib/kernel/sql/order";
import { readPhotos } from "@/lib/photos/attach/read-photos";
import { invalid, orNotFound } from "@/lib/shared/errors";
import { joinTranslation, TRANSLATION } from "@/lib/translation/source";
import { type StoredTranslation, toTranslationView, type TranslationView } from "@/lib/translation/view";

/** Length of the dashboard's list of recent updates. */
const RECENT = 20;

/** A page of the project's visible updates, newest first; with `ids`, only these. */
export async function listUpdates(actor: Actor, input: ListUpdatesInput): Promise<Page<UpdateView>> {
  const scope = await authorize(actor, "project:see", { projectId: input.id });
  return updatesIn(actor, scope, input.placement ? { taskId: null } : {}, input);
}

/** A page of the visible updates directly in a task, newest first. Those who see the task only because of a subtask get only their own. */
export async function listTaskUpdates(
  actor: Actor,
  input: ListPlacedUpdatesInput,
): Promise<Page<UpdateView>> {
  const scope = await authorize(actor, "task:see", { taskId: input.id });
  return updatesIn(actor, scope, { taskId: scope.taskId }, input);
}

/** A page of the updates in a subtask that the actor sees, newest first. */
export async function listSubtaskUpdates(
  actor: Actor,
  input: ListPlacedUpdatesInput,
): Promise<Page<UpdateView>> {
  const scope = await authorize(actor, "task:see", { subtaskId: input.id });
  return updatesIn(actor, scope, { subtaskId: scope.subtaskId }, input);
}

/** Which updates to list: all, those directly in a task (null: in no task), or those in a subtask. */
type Place = Record<string, never> | { taskId: string | null } | { subtaskId: string };

/** A page of the visible updates of a place, for a scope that `authorize` returned. */
export async function updatesIn(
  actor: Actor,
  { project, level }: ProjectScope,
  place: Place,
  input: Pick<ListUpdatesInput, "includeComments" | "limit" | "before"> & { ids?: string[] | undefined },
): Promise<Page<UpdateView>> {
  const { condition, emptyColumn } = isIn(project.id, place);
  const filter = Prisma.sql`${condition}
    AND ${await isOlderThan(project.id, input.before)}${amongIds(Prisma.sql`u.id`, input.ids)}`;
  const { includeComments, limit } = input;
  const version = project.contentVersion;
  const rows = await updateRows(actor, level, filter, {
    includeComments,
    limit: limit + 1,
    version,
    emptyColumn,
  });
  // Read before the list: an update that came in between may be in it, and none is missing.
  return pageOf(rows, limit, project.eventSeq);
}

/** A task or subtask says enough: with its project's id as well, Postgres would read by an index of the whole project. */
function isIn(projectId: string, place: Place): { condition: Prisma.Sql; emptyColumn?: Prisma.Sql } {
  if ("subtaskId" in place) return { condition: Prisma.sql`u.subtask_id = ${place.subtaskId}::uuid` };
  if (place.taskId) return without(Prisma.sql`u.subtask_id`, Prisma.sql`u.task_id = ${place.taskId}::uuid`);
  const inProject = Prisma.sql`u.project_id = ${projectId}::uuid`;
  return "taskId" in place ? without(Prisma.sql`u.task_id`, inProject) : { condition: inProject };
}

function without(emptyColumn: Prisma.Sql, condition: Prisma.Sql) {
  return { condition: Prisma.sql`${condition} AND ${emptyColumn} IS NULL`, emptyColumn };
}

/** A page of the comments on an update that the actor sees, newest first. */
export async function listComments(actor: Actor, input: PageInput): Promise<Page<CommentView>> {
  const { update, project } = await authorize(actor, "update:see", { updateId: input.id });
  const of = { updateId: update.id };
  const { before, limit } = input;
  const last = before && (await db().comment.findFirst({ where: { ...of, id: before }, select: LAST }));
  const [rows, roleOf] = await Promise.all([
    db().comment.findMany({
      where: { ...of, ...olderThan(before, last) },
      select: commentSelect,
      ...newest(limit),
    }),
    readRoles([project.id]),
  ]);
  const asking = rows.filter(({ asks }) => asks).map(({ id }) => id);
  const [translations, questions, photos] = await Promise.all([
    commentTranslations(rows, actor.reads),
    asking.length > 0 ? readQuestions(Prisma.sql`q.comment_id = ANY (${asking}::uuid[])`) : [],
    readPhotos(
      "comment",
      rows.map(({ id }) => id),
      actor.reads,
    ),
  ]);
  return pageOf(rows, limit).map((row) => {
    const translation = translations.get(row.id);
    const question = questions.find(({ commentId }) => commentId === row.id);
    return {
      ...toCommentView(row, roleOf(project.id, row.authorId), photos.get(row.id) ?? []),
      ...(translation && { translation }),
      ...(question && { question }),
    };
  });
}

/** The stored translations of comments into a language, by comment; one statement. */
async function commentTranslations(
  comments: readonly { id: string }[],
  to: string,
): Promise<Map<string, TranslationView>> {
  const ids = comments.map(({ id }) => id);
  const rows = await db().$queryRaw<{ id: string; translation: StoredTranslation | null }[]>(Prisma.sql`
    SELECT c.id, ${TRANSLATION} AS translation FROM comments c ${joinTranslation(to, Prisma.sql`c`)}
    WHERE c.id = ANY (${ids}::uuid[]) AND translated.id IS NOT NULL`);
  return new Map(
    rows.flatMap(({ id, translation }) => (translation ? [[id, toTranslationView(translation)]] : [])),
  );
}

/** A page of the earlier texts of an update that the actor sees, newest first, each with the time at which it was replaced. */
export async function listRevisions(actor: Actor, input: PageInput): Promise<Page<RevisionView>> {
  const { update } = await authorize(actor, "update:see", { updateId: input.id });
  const of = { updateId: update.id };
  const { before, limit } = input;
  const last =
    before && (await db().updateRevision.findFirst({ where: { ...of, id: before }, select: LAST }));
  const rows = await db().updateRevision.findMany({
    where: { ...of, ...olderThan(before, last) },
    select: revisionSelect,
    ...newest(limit),
  });
  return pageOf(rows, limit).map(toRevisionView);
}

/** One row more than the page holds, to know whether there is another page. */
function newest(limit: number) {
  return { ...NEWEST_FIRST, take: limit + 1 };
}

/** The newest visible updates over all the actor's projects. */
export async function listRecentUpdates(actor: Actor): Promise<RecentUpdateView[]> {
  const updates = await visibleUpdates(actor, isAmongNewest(actor, RECENT), RECENT);
  const projects = await seenProjects(actor, [...new Set(updates.map(({ projectId }) => projectId))]);
  return updates.flatMap((update) => {
    const project = projects.get(update.projectId);
    return project ? [{ ...update, project }] : [];
  });
}

/** One update that the actor sees, with its newest comments. Throws not_found. */
export async function readUpdate(actor: Actor, { id }: { id: string }): Promise<UpdateView> {
  const { update, project, level } = await authorize(actor, "update:see", { updateId: id });
  const filter = Prisma.sql`u.id = ${update.id}::uuid`;
  const version = project.contentVersion;
  const [view] = await updateRows(actor, level, filter, { includeComments: true, limit: 1, version });
  return orNotFound(view);
}

/** One update that the actor is known to see. Throws not_found. */
export async function findUpdate(actor: Actor, id: string): Promise<UpdateView> {
  const [update] = await visibleUpdates(actor, Prisma.sql`u.id = ${id}::uuid`, 1);
  return orNotFound(update);
}

/** What an event says of an update that stays where it is. */
export function inPlace({ id, projectId, taskId, subtaskId, authorId }: UpdateView) {
  const place = { taskId, subtaskId, authorId };
  return { id, projectId, before: place, after: place };
}

/** The updates of a condition that only what the actor sees meets, newest first. */
function visibleUpdates(actor: Actor, filter: Prisma.Sql, limit: number): Promise<UpdateView[]> {
  return updateRows(actor, "manager", filter, { includeComments: false, limit });
}

/** The condition for updates after `before` in the list. An update that the actor no longer sees still works as a cursor. */
async function isOlderThan(projectId: string, before: string | undefined): Promise<Prisma.Sql> {
  if (before === undefined) return Prisma.sql`true`;
  const last = await db().update.findFirst({ where: { id: before, projectId }, select: { createdAt: true } });
  if (!last) throw invalid("before", "unknown");
  return Prisma.sql`(u.created_at, u.id) < (${last.createdAt}::timestamptz, ${before}::uuid)`;
}

/** The condition that an update `u` is among the newest that the actor sees over all their projects. */
export function isAmongNewest(actor: Actor, limit: number): Prisma.Sql {
  return Prisma.sql`u.id = ANY (ARRAY(
    WITH ${ownProjects(actor, Prisma.sql`true`)}
    SELECT id FROM (${newestSeen(actor.id, limit)}) seen ORDER BY created_at DESC, id DESC LIMIT ${limit}))`;
}

interface NamedProject {
  id: string;
  name: string;
}

/** Those of the projects that the actor sees, by id. */
export async function seenProjects(actor: Actor, ids: readonly string[]): Promise<Map<string, NamedProject>> {
  if (ids.length === 0) return new Map();
  const projects = await query<NamedProject>(Prisma.sql`
    WITH ${ownProjectIds(actor.id)}
    SELECT id, name FROM projects WHERE id = ANY (${[...ids]}::uuid[]) AND id IN (SELECT id FROM own)`);
  return new Map(projects.map((project) => [project.id, project]));
}
