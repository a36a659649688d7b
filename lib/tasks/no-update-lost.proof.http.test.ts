import fc from "fast-check";
import { expect, test } from "vitest";
import type { SubtaskView, TaskView } from "./view";
import type { ProjectView } from "@/lib/projects/view";
import type { UpdateView } from "@/lib/updates/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import {
  misplaced,
  readTables,
  type Tables,
  type Visibility,
  visibilityOf,
} from "@/sandbox/database/project-tables";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { newCrew } from "@/sandbox/fixtures/crew-fixture";
import type { Answer, SignedInClient } from "@/sandbox/http/http-client";
import { walkPages } from "@/sandbox/http/pages";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { miscounted } from "@/sandbox/servers/kept-counts";
import { startTestServer } from "@/sandbox/servers/test-server";

/*
 * Whatever people do to a project's tasks and members, in any order and partly at once: every update exists exactly once, in a
 * place of its own project, and is counted there, and each person sees exactly what they may see (docs/permissions.md),
 * computed here from the tables.
 */

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

const MANAGERS = ["rosa", "dale", "nadia"] as const;
const WORKERS = ["mateo", "june", "luis"] as const;
const PEOPLE = [...MANAGERS, ...WORKERS, "mei"] as const;
type Name = (typeof PEOPLE)[number];

const DEEDS = {
  createTask: 2,
  addSubtask: 3,
  post: 6,
  postInTask: 6,
  postInSubtask: 6,
  withdraw: 3,
  unassign: 2,
  toTask: 5,
  toSubtask: 5,
  toggleTask: 1,
  completeSubtask: 2,
  deleteTask: 2,
  deleteSubtask: 3,
  assignToTask: 3,
  assignToSubtask: 3,
  takeOffTask: 2,
  takeOffSubtask: 2,
  removeMember: 1,
  rejoin: 2,
  view: 2,
  open: 6,
  openAll: 1,
} as const;
type Deed = keyof typeof DEEDS;

/** One step: who does what; the numbers pick from what exists at that moment. */
const steps = fc.record({
  deed: fc.oneof(
    ...Object.entries(DEEDS).map(([deed, weight]) => ({ weight, arbitrary: fc.constant(deed as Deed) })),
  ),
  // Owners more often: most actions need their level.
  by: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<Name>("rosa", "dale") },
    { weight: 2, arbitrary: fc.constantFrom<Name>(...PEOPLE) },
  ),
  worker: fc.constantFrom<Name>(...WORKERS),
  task: fc.nat(99),
  subtask: fc.nat(99),
  update: fc.nat(99),
});
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;
/** The steps that run concurrently: mostly one. */
const moments = fc.array(steps, { minLength: 1, maxLength: 4 });

test("no sequence of actions loses an update or shows anybody more or less than the rule", async (context) => {
  const numRuns = proofCount(100, 3);
  const figures = { sequences: numRuns, deeds: 0, done: 0, posted: 0, comparisons: 0 };
  const property = fc.asyncProperty(
    fc.array(moments, { minLength: 10, maxLength: 25, size: "max" }),
    async (all) => {
      const crew = await newCrew(cast);
      const posted: string[] = [];
      const take = async (step: Step) => {
        const { status, body } = await perform(crew.id, step);
        expect([200, 201, 204, 400, 403, 404], `${step.deed} answered ${status}`).toContain(status);
        if (step.deed.startsWith("post") && status === 201) posted.push((body as UpdateView).id);
        figures.deeds += 1;
        if (status < 300) figures.done += 1;
      };
      for (const atOnce of all) await Promise.all(atOnce.map(take));
      figures.posted += posted.length;
      figures.comparisons += await expectWhole(crew.id, posted);
    },
  );
  await fc.assert(property, { numRuns, endOnFailure: true });
  report(context, figures);
}, 900_000);

/** Makes the step's call on what exists now; a deleted target is replaced by one in another project. */
async function perform(projectId: string, step: Step): Promise<Answer> {
  const tables = await readTables(cast.sql, projectId);
  const by = cast[step.by];
  const at = <Row>(rows: Row[], index: number) => rows[index % Math.max(rows.length, 1)];
  const task = at(tables.tasks, step.task)?.id ?? cast.mill.wiring;
  const subtask = at(tables.subtasks, step.subtask)?.id ?? cast.harlow.sill;
  const update = at(tables.updates, step.update)?.id ?? cast.mill.update;
  const userId = cast[step.worker].user.id;
  const project = `/api/projects/${projectId}`;
  const content = "As planned";
  const calls: Record<Deed, () => Promise<Answer>> = {
    createTask: () => by.post(`${project}/tasks`, { name: "Siding" }),
    addSubtask: () => by.post(`/api/tasks/${task}/subtasks`, { name: "Headers" }),
    post: () => by.post(`${project}/updates`, { content }),
    postInTask: () => by.post(`${project}/updates`, { content, taskId: task }),
    postInSubtask: () => by.post(`${project}/updates`, { content, subtaskId: subtask }),
    withdraw: () => by.delete(`/api/updates/${update}`),
    unassign: () => by.put(`/api/updates/${update}/move-to-task`, { taskId: null }),
    toTask: () => by.put(`/api/updates/${update}/move-to-task`, { taskId: task }),
    toSubtask: () => by.put(`/api/updates/${update}/move-to-subtask`, { subtaskId: subtask }),
    toggleTask: () => by.post(`/api/tasks/${task}/complete`),
    completeSubtask: () => by.put(`/api/subtasks/${subtask}/complete`),
    deleteTask: () => by.delete(`/api/tasks/${task}`),
    deleteSubtask: () => by.delete(`/api/subtasks/${subtask}`),
    assignToTask: () => by.post(`/api/tasks/${task}/members`, { userId }),
    assignToSubtask: () => by.post(`/api/subtasks/${subtask}/members`, { userId }),
    takeOffTask: () => by.delete(`/api/tasks/${task}/members/${userId}`),
    takeOffSubtask: () => by.delete(`/api/subtasks/${subtask}/members/${userId}`),
    removeMember: () => by.delete(`${project}/members/${userId}`),
    rejoin: () => rejoin(tables, projectId, cast[step.worker]),
    view: () => by.post(`${project}/mark-updates-viewed`),
    open: () => by.post(`${project}/mark-place-viewed`, { ...placeAt(tables, step), upTo: tables.lastSeq }),
    openAll: () => by.post(`${project}/mark-place-viewed`, { all: true, upTo: tables.lastSeq }),
  };
  return calls[step.deed]();
}

/** The place of some update: where something may be new. */
function placeAt(
  { updates }: Tables,
  { update }: Step,
): { taskId?: string | null; subtaskId?: string | null } {
  const { taskId, subtaskId } = updates[update % Math.max(updates.length, 1)] ?? {};
  return subtaskId ? { subtaskId } : { taskId: taskId ?? null };
}

async function rejoin({ members }: Tables, projectId: string, person: SignedInClient): Promise<Answer> {
  const look = () => person.get(`/api/projects/${projectId}`);
  if (members.has(person.user.id)) return look();
  const { body } = await cast.rosa.post<{ code: string }>(`/api/projects/${projectId}/connect-codes`, {});
  const joined = await person.post("/api/join", { connectCode: body.code });
  // Somebody who rejoins twice at once is already a member the second time.
  return joined.status === 409 ? look() : joined;
}

/** Asserts that every update exists and is visible as it must be; returns for how many people that was compared. */
async function expectWhole(projectId: string, posted: string[]): Promise<number> {
  const tables = await readTables(cast.sql, projectId);
  expect(tables.updates.map(({ id }) => id).sort()).toEqual([...posted].sort());
  expect(misplaced(tables)).toEqual([]);
  expect(await miscounted(cast.sql, projectId)).toEqual([]);
  for (const name of PEOPLE) {
    const isManager = MANAGERS.some((manager) => manager === name);
    const expected = visibilityOf(tables, cast[name].user.id, isManager);
    await expectVisibility(cast[name], projectId, tables, expected);
  }
  return PEOPLE.length;
}

async function expectVisibility(
  person: SignedInClient,
  projectId: string,
  tables: Tables,
  visibility: Visibility | null,
) {
  const counted = (updates: string[]) => withoutWithdrawn(tables, updates);
  const { status, body: project } = await person.get<ProjectView>(`/api/projects/${projectId}`);
  expect(status).toBe(visibility ? 200 : 404);
  if (visibility) {
    const { updates, newUpdates } = visibility;
    const unassigned = tables.updates.filter(({ taskId }) => taskId === null).map(({ id }) => id);
    const unassignedUpdateCount = counted(unassigned).length;
    expect(project).toMatchObject({
      updateCount: counted(updates).length,
      newUpdatesCount: newUpdates,
      unassignedUpdateCount,
      unassignedNewCount: visibility.newUnassigned,
    });
    const newest = tables.updates.find(({ id }) => id === counted(updates)[0]);
    expect(project.latestUpdate?.createdAt).toBe(newest?.createdAt.toISOString());
    expect(await listed(person, `/api/projects/${projectId}/updates?limit=4`)).toEqual(updates);
    await expectTasks(person, projectId, tables, visibility);
  }
  const { body: recent } = await person.get<UpdateView[]>("/api/recent-updates");
  const inProject = recent.filter((update) => update.projectId === projectId).map(({ id }) => id);
  expect(inProject).toEqual(counted(visibility?.updates ?? []).slice(0, 20));
  for (const { id } of tables.tasks) {
    const seen = visibility?.tasks.get(id);
    expect(await listed(person, `/api/tasks/${id}/updates?limit=3`)).toEqual(seen?.updates ?? null);
    const { status: found, body: subtasks } = await person.get<SubtaskView[]>(`/api/tasks/${id}/subtasks`);
    const counts = found === 200 ? subtasks.map((one) => [one.id, one.updateCount]).sort() : null;
    const expected = seen?.subtasks.map((one) => [one, counted(visibility?.subtasks.get(one) ?? []).length]);
    expect(counts).toEqual(expected ?? null);
  }
  for (const { id } of tables.subtasks)
    expect(await listed(person, `/api/subtasks/${id}/updates?limit=3`)).toEqual(
      visibility?.subtasks.get(id) ?? null,
    );
}

async function expectTasks(
  person: SignedInClient,
  projectId: string,
  tables: Tables,
  visibility: Visibility,
) {
  const { body } = await person.get<TaskView[]>(`/api/projects/${projectId}/tasks`);
  const found = body.map((task) => [
    task.id,
    task.isOpen,
    task.updateCount,
    task.totalNewCount,
    task.subtaskCount,
    task.completedSubtaskCount,
  ]);
  const expected = [...visibility.tasks].map(([id, one]) => [
    id,
    one.isOpen,
    withoutWithdrawn(tables, one.updates).length,
    one.newUpdates,
    one.subtasks.length,
    one.completedSubtasks,
  ]);
  const byId = (rows: unknown[][]) => rows.sort((a, b) => String(a[0]).localeCompare(String(b[0])));
  expect(byId(found)).toEqual(byId(expected));
}

function withoutWithdrawn({ withdrawn }: Tables, ids: string[]): string[] {
  return ids.filter((id) => !withdrawn.has(id));
}

/** The ids of a list, through all its pages; null when it is not found. */
async function listed(person: SignedInClient, path: string): Promise<string[] | null> {
  const { status } = await person.get(path);
  if (status === 404) return null;
  const pages = await walkPages<{ id: string }>(person, path);
  return pages.flat().map(({ id }) => id);
}
