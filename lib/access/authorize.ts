import type { Actor } from "./actor";
import { unknownAt } from "./body-error";
import { isEntitled, type Subscription } from "./entitlement";
import { noteTarget } from "./noted-target";
import {
  can,
  type Facts,
  levelOf,
  type Level,
  type Permission,
  type Standing,
  type UpdatePermission,
} from "./policy";
import { type BusinessRow, loadTargetChain, type TargetChain, type Target } from "./target-chain";
import { contentVersionOf, versionStatement } from "./version";
import { isInTransaction, query } from "@/lib/kernel/db";
import { AppError, invalid, notFound } from "@/lib/shared/errors";

/** The business that a target belongs to, and the actor's roles in it. */
export interface BusinessScope {
  standing: Standing;
  business: { id: string; ownerId: string; entitled: boolean } & Subscription;
}

/** A project with its business; `level` is the actor's in it. */
export interface ProjectScope extends BusinessScope {
  level: Level;
  project: {
    id: string;
    status: string;
    updatePermission: UpdatePermission;
    eventSeq: number;
    /** Of what all readers are shown alike (version.ts); null where the call's first statement has not read it. */
    contentVersion: string | null;
  };
  taskId: string | null;
  subtaskId: string | null;
}

/** A task with everything above it. */
export interface TaskScope extends ProjectScope {
  taskId: string;
}

/** A subtask with everything above it. */
export interface SubtaskScope extends TaskScope {
  subtaskId: string;
}

/** An update with everything above it. */
export interface UpdateScope extends ProjectScope {
  update: { id: string; authorId: string };
}

/** A comment with everything above it. */
export interface CommentScope extends UpdateScope {
  comment: { id: string; authorId: string };
}

export type ScopeOf<T extends Target> = T extends { commentId: string }
  ? CommentScope
  : T extends { updateId: string }
    ? UpdateScope
    : T extends { subtaskId: string }
      ? SubtaskScope
      : T extends { taskId: string }
        ? TaskScope
        : T extends { businessId: string }
          ? BusinessScope
          : ProjectScope;

/** What the caller knows and the database does not. */
export type CallerFacts = Pick<Facts, "isSelf">;

/**
 * The only access check: a single statement loads the target and everything above it, up to the business. Verbs use the ids
 * that it returns, never the client's. Inside a transaction the actor's standing is locked until the end. Throws not_found when
 * the actor cannot see the target, forbidden when they can see it but lack the permission, subscription_required when only the
 * plan is missing.
 */
export async function authorize<T extends Target>(
  actor: Actor,
  permission: Permission,
  target: T,
  facts: CallerFacts = {},
): Promise<ScopeOf<T>> {
  return allow(permission, await reach(actor, target, isInTransaction()), facts);
}

/**
 * The same check for a page that the server draws: the statement also reads the version of the project's content, as that of a call
 * that revalidates has done before its verb runs.
 */
export async function authorizePage(
  actor: Actor,
  permission: Permission,
  target: { projectId: string },
): Promise<ProjectScope> {
  const [row] = await query<TargetChain>(versionStatement(actor.id, "project", target));
  return allow(permission, reached(actor, target, row ?? null));
}

/**
 * The same check without locks, for verbs that must lock other rows before they call `authorize`: an actor without the
 * permission must not be able to queue for those rows. And for those whose one statement checks the standing once more itself.
 */
export async function preauthorize<T extends Target>(
  actor: Actor,
  permission: Permission,
  target: T,
  facts: CallerFacts = {},
): Promise<ScopeOf<T>> {
  return allow(permission, await reach(actor, target, false), facts);
}

/** Throws not_found unless the actor sees the target; locks nothing. */
export async function assertReachable(actor: Actor, target: Target): Promise<void> {
  await reach(actor, target, false);
}

/**
 * For `.catch()` of a call whose path names something else as well, which the actor may see: 404 comes before 403, so that it is
 * looked for once the actor lacks the permission.
 */
export function unlessMissing(count: () => Promise<number>): (error: unknown) => Promise<never> {
  return async (error) => {
    const isForbidden = error instanceof AppError && error.code === "forbidden";
    throw isForbidden && (await count()) === 0 ? notFound() : error;
  };
}

/**
 * `authorize` for an id in a body: an id that is unknown, in another project or not visible is the same 400 at `path`, even
 * when the actor lacks the permission in that other project.
 */
export async function authorizeWithin<T extends Exclude<Target, { businessId: string }>>(
  actor: Actor,
  permission: Permission,
  target: T,
  { projectId, path }: { projectId: string; path: string },
): Promise<ScopeOf<T>> {
  const reached = await reach(actor, target, isInTransaction()).catch(unknownAt(path));
  if (reached.row.projectId !== projectId) throw invalid(path, "unknown");
  return allow(permission, reached);
}

/** A target that the actor can see: the loaded chain, and the actor's standing. */
interface Reached<T extends Target> {
  actor: Actor;
  target: T;
  row: TargetChain;
  standing: Standing;
}

async function reach<T extends Target>(actor: Actor, target: T, lock: boolean): Promise<Reached<T>> {
  return reached(actor, target, await loadTargetChain(actor, target, lock));
}

function reached<T extends Target>(actor: Actor, target: T, row: TargetChain | null): Reached<T> {
  if (!row) throw notFound();
  const standing: Standing = { business: row.businessRole, member: row.memberRole };
  if (!isReachable(standing, row, target)) throw notFound();
  noteTarget(target);
  return { actor, target, row, standing };
}

function allow<T extends Target>(
  permission: Permission,
  { actor, row, standing }: Reached<T>,
  facts: CallerFacts = {},
): ScopeOf<T> {
  if (!can(standing, permission, { ...factsOf(row, actor), ...facts })) throw new AppError("forbidden");
  const scope = scopeOf(row, standing);
  if (NEEDS_PLAN.has(permission) && !scope.business.entitled) throw new AppError("subscription_required");
  return scope as ScopeOf<T>;
}

/** Permissions that need a paid plan. */
const NEEDS_PLAN = new Set<Permission>(["project:create"]);

function isReachable(standing: Standing, row: TargetChain, target: Target): boolean {
  if ("businessId" in target) return standing.business !== null;
  return levelOf(standing) !== null && row.visible;
}

function factsOf(row: TargetChain, actor: Actor): Facts {
  return {
    visible: row.visible,
    postable: row.postable,
    isAuthor: (row.commentAuthorId ?? row.authorId) === actor.id,
    ...(row.updatePermission && { updatePermission: row.updatePermission }),
  };
}

function scopeOf(
  row: TargetChain,
  standing: Standing,
): BusinessScope | ProjectScope | UpdateScope | CommentScope {
  const business = businessOf(row);
  const level = levelOf(standing);
  const { projectId, status, updatePermission, eventSeq } = row;
  if (!projectId || !status || !updatePermission || eventSeq === null || !level)
    return { standing, business };
  const contentVersion = row.version === undefined ? null : contentVersionOf(row.version);
  const project = { id: projectId, status, updatePermission, eventSeq, contentVersion };
  const scope = { standing, business, level, project, taskId: row.taskId, subtaskId: row.subtaskId };
  if (!row.updateId || !row.authorId) return scope;
  const update = { id: row.updateId, authorId: row.authorId };
  if (!row.commentId || !row.commentAuthorId) return { ...scope, update };
  return { ...scope, update, comment: { id: row.commentId, authorId: row.commentAuthorId } };
}

function businessOf(row: BusinessRow): BusinessScope["business"] {
  const { isEarlyAdopter, subscriptionStatus, subscriptionPlan, subscriptionCurrentPeriodEnd } = row;
  const subscription = { isEarlyAdopter, subscriptionStatus, subscriptionPlan, subscriptionCurrentPeriodEnd };
  return { id: row.businessId, ownerId: row.ownerId, ...subscription, entitled: isEntitled(row, new Date()) };
}
