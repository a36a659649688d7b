import type { Actor } from "./actor";
import { authorize, type CallerFacts, preauthorize, type ScopeOf } from "./authorize";
import type { Target } from "./climb";
import type { Permission } from "./policy";
import { Prisma, type Tx } from "@/lib/db";

/*
 * The order in which every verb locks rows; lock-order.http.test.ts runs all of them and fails on one that breaks it.
 *
 *   1. businesses             FOR UPDATE, by `authorizeExclusively` alone
 *   2. business_admins, then project_members    KEY SHARE, by `authorize`: what the actor's standing rests on
 *   3. project_tasks, then subtasks             KEY SHARE to put something there, UPDATE to delete them
 *   4. project_members        KEY SHARE of those who are assigned there; UPDATE by a removal, which holds the business
 *   5. updates                NO KEY UPDATE: a comment and a revision refer to the row, and must not wait for an edit of it
 *   6. task_members, subtask_members
 *   7. projects               NO KEY UPDATE, by `record`, as the last statement
 *
 * Several rows of one table are locked in the order of their keys.
 */

/**
 * `authorize` for verbs that take somebody out of a business or a project, count the business's projects, or change a
 * project's own row: it locks the business first. Otherwise two could both find the twentieth place free, a project be left to
 * somebody just removed, or somebody hold the very row that their removal waits for. Gives up after 5 seconds: a queue here
 * must not use up the connections of everybody else.
 */
export async function authorizeExclusively<T extends Target>(
  tx: Tx,
  actor: Actor,
  permission: Permission,
  target: T,
  facts: CallerFacts = {},
): Promise<ScopeOf<T>> {
  const { business } = await preauthorize(actor, permission, target, facts);
  await tx.$executeRaw(Prisma.sql`SET LOCAL lock_timeout = '5s'`);
  await tx.$queryRaw(
    Prisma.sql`SELECT 1 AS locked FROM businesses WHERE id = ${business.id}::uuid FOR UPDATE`,
  );
  // Once more under the lock: what held before may have changed meanwhile.
  return authorize(actor, permission, target, facts);
}
