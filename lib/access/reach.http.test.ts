import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import type { Actor } from "./actor";
import type { Level, Permission } from "./policy";
import type { Target } from "./target-chain";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import {
  addAdmin,
  addBusiness,
  addMember,
  addProject,
  addSubtask,
  addTask,
  addUpdate,
  addUser,
  assignSubtask,
  assignTask,
} from "@/sandbox/database/rows";
import { gatherCast, type Kind, KINDS, personOf } from "@/sandbox/fixtures/cast";
import { SignedInClient } from "@/sandbox/http/http-client";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

/*
 * One rule in three forms: `authorize` (with policy.ts), the Prisma filters of reach.ts for projects, and the SQL of the
 * lists. These tests compare each with the other two, on one database and in this process.
 */

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));
vi.resetModules().stubEnv("DATABASE_URL", server.databaseUrl);
const access = await load();

afterAll(() => access.disconnect());

// Imported late and fresh: the modules read the database's address when they are loaded.
async function load() {
  const [
    { authorize },
    reach,
    { projectRows },
    { updateRows },
    { isAmongNewest },
    { db, disconnect, Prisma },
  ] = await Promise.all([
    import("./authorize"),
    import("./reach"),
    import("@/lib/projects/project-rows"),
    import("@/lib/updates/reading/update-rows"),
    import("@/lib/updates/queries"),
    import("@/lib/kernel/db"),
  ]);
  return { authorize, ...reach, projectRows, updateRows, isAmongNewest, db, disconnect, Prisma };
}

const SIGNED_IN = KINDS.filter((kind) => kind !== "visitor");

test.each(SIGNED_IN)("authorize lets the %s see exactly the updates that the lists show", async (kind) => {
  const actor = actorOf(kind);
  const listed = await updateIds(actor);
  expect(await allowed(actor, "update:see", await allIds("updates"), "updateId")).toEqual(listed);
});

test.each(SIGNED_IN)("authorize lets the %s see exactly the projects that the lists show", async (kind) => {
  const actor = actorOf(kind);
  const listed = await projectIds(actor);
  const rows = await access.projectRows(actor, access.Prisma.sql`true`);
  expect(await allowed(actor, "project:see", await allIds("projects"), "projectId")).toEqual(listed);
  expect(rows.map(({ id }) => id).sort()).toEqual(listed);
});

test.each(SIGNED_IN)("a project's counts include exactly what the %s may see", async (kind) => {
  const actor = actorOf(kind);
  const visible = await access.db().update.findMany({ where: { id: { in: await updateIds(actor) } } });
  const rows = await access.projectRows(actor, access.Prisma.sql`true`);
  const expected = rows.map(({ id }) => {
    return { id, updates: visible.filter(({ projectId }) => projectId === id).length };
  });
  const seen = await seenUpTo(actor);
  const late = (id: string) =>
    visible.filter(
      (one) => one.projectId === id && one.authorId !== actor.id && one.seq! > (seen.get(id) ?? 0),
    );
  expect(rows.map(({ id, updateCount }) => [id, updateCount])).toEqual(
    expected.map((one) => [one.id, one.updates]),
  );
  expect(rows.map((row) => row.newUpdatesCount)).toEqual(rows.map(({ id }) => late(id).length));
});

const PLACES = ["none", "task0", "task1", "task0sub0", "task0sub1", "task1sub0"] as const;
type Place = (typeof PLACES)[number];

/** Somebody's roles and assignments in a project, also in combinations that cannot occur: the rule must still hold. */
const standings = fc.record({
  business: fc.constantFrom("none", "invited", "admin", "owner"),
  member: fc.constantFrom("none", "worker", "owner"),
  assigned: fc.uniqueArray(fc.constantFrom<Place>("task0", "task1", "task0sub0", "task0sub1", "task1sub0")),
  wrote: fc.uniqueArray(fc.constantFrom<Place>(...PLACES)),
});
type Standing = typeof standings extends fc.Arbitrary<infer T> ? T : never;

test("all forms of the rule agree, for any roles and assignments", async (context) => {
  const numRuns = proofCount(400, 30);
  await fc.assert(fc.asyncProperty(standings, agrees), { numRuns });
  report(context, { standings: numRuns });
});

async function agrees(standing: Standing): Promise<void> {
  const { actor, projectId, updates } = await settle(standing);
  const expected = updates
    .filter((one) => maySee(standing, one))
    .map(({ id }) => id)
    .sort();
  const { level } = await levelIn(actor, projectId);
  const inProject = level ? await listedIn(actor, projectId, level) : [];
  const [row] = await access.projectRows(actor, access.Prisma.sql`p.id = ${projectId}::uuid`);
  const all = updates.map(({ id }) => id);
  expect(await allowed(actor, "update:see", all, "updateId")).toEqual(expected);
  expect(await updateIds(actor)).toEqual(expected);
  expect(inProject).toEqual(expected);
  expect(row?.updateCount ?? 0).toBe(expected.length);
}

interface Placed {
  id: string;
  place: Place;
  own: boolean;
}

/** The rule for seeing an update, in the words of docs/permissions.md. */
function maySee({ business, member, assigned }: Standing, { place, own }: Placed): boolean {
  if (business === "owner" || business === "admin") return true;
  if (member === "none") return false;
  return (
    own ||
    place === "none" ||
    assigned.includes(place) ||
    assigned.some((task) => place.startsWith(`${task}sub`))
  );
}

async function settle(standing: Standing): Promise<{ actor: Actor; projectId: string; updates: Placed[] }> {
  const { sql, rosa } = cast;
  const { id } = await addUser(sql);
  const business = await addBusiness(sql, standing.business === "owner" ? id : rosa.user.id);
  if (standing.business === "admin" || standing.business === "invited")
    await addAdmin(sql, business, id, { accepted: standing.business === "admin" });
  const projectId = await addProject(sql, business);
  const at = await placesIn(projectId);
  if (standing.member !== "none") {
    await addMember(sql, projectId, id, standing.member);
    for (const place of standing.assigned) await assign(projectId, at(place), id);
  }
  const updates: Placed[] = [];
  for (const place of PLACES) updates.push({ id: await write(place, rosa.user.id), place, own: false });
  for (const place of standing.wrote) updates.push({ id: await write(place, id), place, own: true });
  return { actor: { ...actorOf("owner"), id }, projectId, updates };

  function write(place: Place, authorId: string): Promise<string> {
    return addUpdate(sql, { projectId, authorId, ...at(place) });
  }
}

interface At {
  taskId: string | null;
  subtaskId: string | null;
}

async function placesIn(projectId: string): Promise<(place: Place) => At> {
  const { sql } = cast;
  const places = new Map<string, At>([["none", { taskId: null, subtaskId: null }]]);
  for (const [task, subtasks] of [
    ["task0", 2],
    ["task1", 1],
  ] as const) {
    const taskId = await addTask(sql, projectId, task);
    places.set(task, { taskId, subtaskId: null });
    for (let at = 0; at < subtasks; at += 1)
      places.set(`${task}sub${at}`, { taskId, subtaskId: await addSubtask(sql, projectId, taskId) });
  }
  return (place) => places.get(place)!;
}

function assign(projectId: string, { taskId, subtaskId }: At, userId: string): Promise<void> {
  const { sql } = cast;
  return subtaskId
    ? assignSubtask(sql, projectId, subtaskId, userId)
    : assignTask(sql, projectId, taskId!, userId);
}

function actorOf(kind: Kind): Actor {
  const person = personOf(cast, kind);
  if (!(person instanceof SignedInClient)) throw new Error(`A ${kind} is not signed in`);
  const { id, name, email, createdAt } = person.user;
  const settings = { language: "en", reads: "en", timeZone: null, recordingConsentAt: null } as const;
  const session = { deletionDueAt: null, originalsFirst: false, sessionId: null, sessionVersion: 0 };
  return { id, name, email, createdAt: new Date(createdAt), deviceTimeZone: null, ...settings, ...session };
}

async function levelIn(actor: Actor, projectId: string) {
  return access.authorize(actor, "project:see", { projectId }).catch(() => ({ level: null }));
}

/** Those of the ids that `authorize` accepts. */
async function allowed(actor: Actor, permission: Permission, ids: string[], name: string): Promise<string[]> {
  const open = await Promise.all(
    ids.map((id) => access.authorize(actor, permission, { [name]: id } as Target).then(() => [id], refused)),
  );
  return open.flat().sort();
}

function refused(error: unknown): string[] {
  if (error instanceof Error && error.message === "not_found") return [];
  throw error;
}

async function listedIn(actor: Actor, projectId: string, level: Level): Promise<string[]> {
  const filter = access.Prisma.sql`u.project_id = ${projectId}::uuid`;
  const rows = await access.updateRows(actor, level, filter, { includeComments: false, limit: 1000 });
  return rows.map(({ id }) => id).sort();
}

async function updateIds(actor: Actor): Promise<string[]> {
  const among = access.isAmongNewest(actor, 1000);
  const rows = await access.updateRows(actor, "manager", among, { includeComments: false, limit: 1000 });
  return rows.map(({ id }) => id).sort();
}

async function projectIds(actor: Actor): Promise<string[]> {
  const reachable = { where: access.reachableProjects(actor), select: { id: true } };
  const rows = await access.db().project.findMany(reachable);
  return rows.map(({ id }) => id).sort();
}

async function allIds(table: string): Promise<string[]> {
  return (await cast.sql.query<{ id: string }>(`SELECT id FROM ${table}`)).rows.map(({ id }) => id);
}

async function seenUpTo({ id }: Actor): Promise<Map<string, number>> {
  const statement = "SELECT project_id AS project, seq FROM project_views WHERE user_id = $1";
  const { rows } = await cast.sql.query<{ project: string; seq: number }>(statement, [id]);
  return new Map(rows.map(({ project, seq }) => [project, seq]));
}
