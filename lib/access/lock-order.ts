import type { Actor } from "./actor";
import { authorize, type CallerFacts, preauthorize, type ScopeOf } from "./authorize";
import type { Permission } from "./policy";
import type { Target } from "./target-chain";
import { Prisma, type Tx } from "@/lib/kernel/db";

/*
 * The order in which every verb locks rows; lock-order.http.test.ts runs all of them and fails on one that breaks it.
 *
 *   1. businesses             FOR UPDATE, by `authorizeExclusively` and by lib/billing/stripe/sync.ts alone; then billing_leases by the latter;
 *                             KEY SHARE, by `shareBusiness`
 *   2. business_admins, then project_members    KEY SHARE, by `authorize`: the rows that grant the actor's standing
 *   3. project_tasks, then subtasks             KEY SHARE to put something there, NO KEY UPDATE to edit them, UPDATE to delete them
 *   4. project_members        KEY SHARE on assignees, and with business_admins on whom a message is for; UPDATE by a removal, which has locked the business
 *   5. task_members, subtask_members
 *      uploads, recordings    by an update or message that gets a recording: no other verb locks one that is in none
 *      business_bytes         by the same, which counts it
 *      chat_reads             by a direct message, and by marking a channel as read
 *      ended_guides           by what takes away tasks, assignments or members
 *      questions              NO KEY UPDATE by an answer, before what it locks as a comment, and by who settles one
 *   6. updates                NO KEY UPDATE, so that comments and revisions, which reference the row, do not wait for an edit;
 *                             KEY SHARE by a comment or a report that quotes, and UPDATE by a withdrawal, so that these do wait
 *      chat_messages            NO KEY UPDATE by the correction of a transcript
 *      reports                  by their deletion, review, releases and changes, and by the withdrawal of what they quote; then report_releases, report_changes,
 *                             photos (KEY SHARE) and report_photos
 *      comments, update_revisions, translations, uploads, recordings, idempotency_keys    by a withdrawal; translations by a
 *                             correction, too
 *      translations             by its claims, and before the project's row where they or their doubts are stored, in the order of their ids
 *      recordings               NO KEY UPDATE, after the update or message that one is in, by a correction and by what becomes of
 *                             a transcription; by the job alone outside of any other lock, where the length stays
 *   7. projects               NO KEY UPDATE, by `record`, as the last statement; where updates move, by `moveUpdates`
 *                             before it changes them, and by `announceTranslations` before it reads where they are: by then, every
 *                             row to lock is locked
 *   8. author_update_counts, place_update_counts and their totals    by those triggers, while the project's row is locked
 *      job_turns              by whatever queues a job, at any point: by a lock that nobody waits for
 *   9. business_versions, project_versions, reader_versions    by deferred triggers, at the commit
 *
 * Several rows of one table are locked in the order of their keys.
 */

/** The tables of which routes declare that they lock rows. */
export type LockedTable =
  | "admin_invitations"
  | "business_admins"
  | "businesses"
  | "chat_messages"
  | "comments"
  | "connect_codes"
  | "project_members"
  | "project_tasks"
  | "questions"
  | "reports"
  | "subtask_members"
  | "subtasks"
  | "task_members"
  | "updates"
  | "uploads";

/**
 * `authorize` for verbs that remove someone from a business or a project, count the business's projects, or change a project's
 * own row: it locks the business first. Otherwise two requests could both take the last place of a plan, a project could be
 * left to an admin who was just removed, and an admin could hold the very row that their removal waits for. Gives up after
 * 5 seconds, so that a queue here does not use up all connections.
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
  // Check again under the lock: the standing may have changed while waiting for it.
  return authorize(actor, permission, target, facts);
}

/**
 * Shares the business before all else: for verbs that record two events. The second changes the project's row once more, and Postgres then
 * checks that its business is still there, for which it waits for who has locked the business and waits for the project.
 */
export async function shareBusiness(
  tx: Tx,
  actor: Actor,
  permission: Permission,
  target: Target,
  facts: CallerFacts = {},
): Promise<void> {
  const { business } = await preauthorize(actor, permission, target, facts);
  await tx.$queryRaw(
    Prisma.sql`SELECT 1 AS locked FROM businesses WHERE id = ${business.id}::uuid FOR KEY SHARE`,
  );
}
