import { levelOf } from "./policy";
import { type Target, type TargetChain, targetChainStatement } from "./target-chain";
import { ownProjectIds } from "./visibility";
import { Prisma, query, type Tx } from "@/lib/kernel/db";
import { currentRequest } from "@/lib/kernel/request-context";

/*
 * Versions of what a reader is shown: a text that is another one as soon as the answer of a GET may be. It is made of numbers
 * that only grow: the project's newest event, the versions that triggers raise with what no event announces (names, suspensions,
 * glossary, translations, the reader's marks), and the `xmin` of rows that are shown as they are. It is read before the answer: a change
 * in between makes the next request read once more. A set of rows that can return to what it was (memberships, admins) is no
 * version. What depends on the time, on money or on the environment has none: its GET does not revalidate.
 */

/**
 * What a GET shows, with the target that its `id` names: something in a project; `projectVisits`, a project with when its members were
 * last there; or `projects`, all of the reader's, without an id.
 */
export const TARGETS = {
  project: (projectId: string): Target => ({ projectId }),
  projectVisits: (projectId: string): Target => ({ projectId }),
  task: (taskId: string): Target => ({ taskId }),
  subtask: (subtaskId: string): Target => ({ subtaskId }),
  update: (updateId: string): Target => ({ updateId }),
  message: (messageId: string): Target => ({ messageId }),
  projects: () => null,
};
export type Shown = keyof typeof TARGETS;

/** A row with the version of what the reader is shown, and the target's chain; for all projects the version alone. */
export function versionStatement(readerId: string, shown: Shown, target: Target | null): Prisma.Sql {
  if (target) return targetChainStatement(readerId, target, versionIn(readerId, shown));
  return Prisma.sql`
    WITH ${ownProjectIds(readerId)},
    mine AS MATERIALIZED (
      SELECT p.id, p.business_id, p.event_seq, p.xmin AS written FROM projects p WHERE p.id = ANY (ARRAY(SELECT id FROM own)))
    SELECT concat(
      (SELECT string_agg(concat_ws('.', p.id, p.event_seq, p.written, COALESCE(v.number, 0)), ' ' ORDER BY p.id)
       FROM mine p LEFT JOIN project_versions v ON v.project_id = p.id), '/',
      (SELECT string_agg(concat_ws('.', b.id, b.xmin, COALESCE(v.number, 0)), ' ' ORDER BY b.id)
       FROM businesses b LEFT JOIN business_versions v ON v.business_id = b.id
       WHERE b.id IN (SELECT business_id FROM mine)), '/',
      (SELECT string_agg(concat_ws('.', v.project_id, v.number), ' ' ORDER BY v.project_id)
       FROM reader_versions v WHERE v.user_id = ${readerId}::uuid)) AS version`;
}

const notedVersions = new WeakMap<object, { readerId: string; version: string }>();

/** Notes the version of all projects that a GET's first statement has read, so that its verb need not read it once more. */
export function noteVersionOfProjects(readerId: string, version: string): void {
  const request = currentRequest();
  if (request) notedVersions.set(request, { readerId, version });
}

/** The projects that the reader sees, by id, each with the version of what a list shows of it. */
export async function versionsOfProjects(readerId: string): Promise<Map<string, string>> {
  const [projects = "", businesses = "", own = ""] = (await versionOfProjects(readerId)).split("/");
  const ofReader = new Map(listed(own).map((one) => [idOf(one), one]));
  return new Map(
    listed(projects).map((one) => [idOf(one), `${one} ${ofReader.get(idOf(one)) ?? ""} ${businesses}`]),
  );
}

async function versionOfProjects(readerId: string): Promise<string> {
  const request = currentRequest();
  const noted = request && notedVersions.get(request);
  if (noted?.readerId === readerId) return noted.version;
  const [row] = await query<{ version: string }>(versionStatement(readerId, "projects", null));
  return row?.version ?? "";
}

function listed(numbers: string): string[] {
  return numbers === "" ? [] : numbers.split(" ");
}

/** What the numbers of one project are of. */
function idOf(numbers: string): string {
  return numbers.slice(0, numbers.indexOf("."));
}

/**
 * Raises the versions of projects ahead of the triggers, in the order of their ids. For a transaction that changes rows of several
 * projects: the triggers follow the order of the rows, and two such transactions would deadlock.
 */
export async function raiseProjectVersions(tx: Tx, projectIds: readonly string[]): Promise<void> {
  await tx.$executeRaw(Prisma.sql`SELECT raise_project_versions(${projectIds}::uuid[])`);
}

/** The part of a version that is the same for every reader, from one that `versionStatement` has read of something in a project. */
export function contentVersionOf(version: string): string {
  return version.split(".", CONTENT_NUMBERS).join(".");
}

/** The numbers of a version that come before the reader's own. */
const CONTENT_NUMBERS = 5;

/** The parts of `targetChainStatement` that read the version, of the target's project `p` and its business `b`. */
function versionIn(readerId: string, shown: Shown): { column: Prisma.Sql; joins: Prisma.Sql } {
  const visits = Prisma.sql`(
    SELECT string_agg(visitor.xmin::text, '.' ORDER BY visitor.user_id)
    FROM project_members visitor WHERE visitor.project_id = p.id)`;
  return {
    column: Prisma.sql`, concat_ws('.', p.event_seq, p.xmin, b.xmin, COALESCE(of_business.number, 0),
      COALESCE(of_project.number, 0), COALESCE(of_reader.number, 0)
      ${shown === "projectVisits" ? Prisma.sql`, ${visits}` : Prisma.empty}) AS version`,
    joins: Prisma.sql`
      LEFT JOIN business_versions of_business ON of_business.business_id = b.id
      LEFT JOIN project_versions of_project ON of_project.project_id = p.id
      LEFT JOIN reader_versions of_reader ON of_reader.user_id = ${readerId}::uuid AND of_reader.project_id = p.id`,
  };
}

/** Whether the reader sees the target at all: nobody else learns whether something has changed. */
export function isShown({ businessRole, memberRole, visible }: TargetChain): boolean {
  return visible && levelOf({ business: businessRole, member: memberRole }) !== null;
}
