import { expect, test } from "vitest";
import type { ProgressView, ProjectView } from "./view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addProject, addSubtask, addTask } from "@/sandbox/database/rows";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { newCrew } from "@/sandbox/fixtures/crew-fixture";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

/* Progress is round(100 × completed items / all items), counting tasks and subtasks equally, and 0 without any. */

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

/** The answer's numbers: percentage, then completed and total tasks and subtasks. */
async function progress(person: SignedInClient, id: string) {
  const { body } = await person.get<ProgressView>(`/api/projects/${id}/progress`);
  const { body: project } = await person.get<ProjectView>(`/api/projects/${id}`);
  expect(project.progressPercentage).toBe(body.progressPercentage);
  const { progressPercentage, completedTasks, totalTasks, completedSubtasks, totalSubtasks } = body;
  expect(project).toMatchObject({
    completedItems: completedTasks + completedSubtasks,
    totalItems: totalTasks + totalSubtasks,
  });
  expect(Object.keys(body)).toHaveLength(5);
  return [progressPercentage, completedTasks, totalTasks, completedSubtasks, totalSubtasks];
}

test("a project without tasks has none", async () => {
  const id = await addProject(cast.sql, cast.ortiz);
  expect(await progress(cast.rosa, id)).toEqual([0, 0, 0, 0, 0]);
});

test("changes with each task and subtask, the same for everybody who sees the project", async () => {
  const { rosa, nadia, mateo, june, luis } = cast;
  const { id, framing, joists, sill, roofing } = await newCrew(cast);
  const all = async (expected: number[]) => {
    for (const person of [rosa, nadia, mateo, june, luis])
      expect(await progress(person, id)).toEqual(expected);
  };
  await all([0, 0, 2, 0, 2]);
  await luis.put(`/api/subtasks/${joists}/complete`);
  await all([25, 0, 2, 1, 2]);
  await rosa.post(`/api/tasks/${roofing}/complete`);
  await all([50, 1, 2, 1, 2]);
  await rosa.delete(`/api/subtasks/${sill}`);
  await all([67, 1, 2, 1, 1]);
  await rosa.post(`/api/tasks/${roofing}/complete`);
  await all([33, 0, 2, 1, 1]);
  await rosa.post(`/api/tasks/${roofing}/complete`);
  await rosa.delete(`/api/tasks/${framing}`);
  await all([100, 1, 1, 0, 0]);
});

test.each([
  [1, 8, 13],
  [1, 3, 33],
  [2, 3, 67],
  [1, 201, 0],
  [199, 200, 100],
])("%d of %d items are %d per cent", async (completed, total, percentage) => {
  const { sql, rosa, ortiz } = cast;
  const id = await addProject(sql, ortiz);
  const task = await addTask(sql, id);
  for (let at = 1; at < total; at += 1) await addSubtask(sql, id, task);
  await sql.query(
    "UPDATE subtasks SET is_completed = true, completed_at = now() WHERE id IN (SELECT id FROM subtasks WHERE project_id = $1 LIMIT $2)",
    [id, completed],
  );
  expect(await progress(rosa, id)).toEqual([percentage, 0, 1, completed, total - 1]);
});
