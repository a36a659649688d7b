import { describe, expect, test } from "vitest";
import type { ProjectView } from "./view";
import * as en from "@/messages/en";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addProject } from "@/sandbox/database/rows";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { expectNoChange } from "@/sandbox/http/expect-change";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

const newProject = () => addProject(cast.sql, cast.ortiz, { name: "Porch" });
const edit = (id: string, body: object) => cast.rosa.patch<ProjectView>(`/api/projects/${id}`, body);
const read = async (id: string) => (await cast.rosa.get<ProjectView>(`/api/projects/${id}`)).body;

async function eventsOf(id: string): Promise<string[]> {
  const statement = "SELECT type FROM events WHERE project_id = $1 ORDER BY seq";
  const { rows } = await cast.sql.query<{ type: string }>(statement, [id]);
  return rows.map(({ type }) => type);
}

describe("editing a project", () => {
  test("changes the fields that are sent, keeps the others, and announces each change once", async () => {
    const id = await newProject();
    const all = { name: "Back Porch", description: "Cedar, no paint.", dueDate: "2027-02-28" };
    expect(await edit(id, { ...all, name: "  Back Porch " })).toMatchObject({ status: 200, body: all });
    expect(await read(id)).toMatchObject(all);
    expect((await edit(id, { description: " " })).body).toMatchObject({ ...all, description: null });
    expect((await edit(id, { dueDate: null })).body).toMatchObject({ name: all.name, dueDate: null });
    expect(await eventsOf(id)).toEqual(["project.edited", "project.edited", "project.edited"]);
  });

  test("to the current values changes nothing", async () => {
    const id = await newProject();
    const same = { name: "Porch", description: null, dueDate: "2026-12-24" };
    await edit(id, same);
    for (const body of [same, {}, { dueDate: same.dueDate, unknown: 1 }])
      expect((await expectNoChange(cast.sql, () => edit(id, body), 200)).body).toMatchObject(same);
  });

  test.each<[string, object, string, string]>([
    ["no name", { name: null }, "name", en.issues.nameRequired],
    ["a blank name", { name: " " }, "name", en.issues.nameRequired],
    ["a name of 256", { name: "n".repeat(256) }, "name", "At most 255 characters."],
    [
      "a description of 5,001",
      { description: "d".repeat(5_001) },
      "description",
      "At most 5,000 characters.",
    ],
    ...[
      "tomorrow",
      "2026-02-29",
      "2026-13-01",
      "0000-01-01",
      "12026-01-01",
      "2026-1-1",
      "2026-12-01T00:00:00Z",
    ].map((dueDate): [string, object, string, string] => [
      dueDate,
      { dueDate },
      "dueDate",
      en.issues.dayInvalid,
    ]),
    ["a number for a day", { dueDate: 20_261_201 }, "dueDate", en.issues.dayInvalid],
  ])("with %s is refused", async (_, body, path, message) => {
    const id = await newProject();
    const { issues } = await expectRefusal(cast.sql, () => edit(id, body), 400, "validation_failed");
    expect(issues).toEqual([{ path, message }]);
  });

  test("keeps what somebody else changed after its editor saw it, and says so where both changed the same", async () => {
    const id = await newProject();
    const seen = { name: "Porch", description: null, dueDate: null };
    await edit(id, { description: "Cedar, no paint." });
    const refused = () => edit(id, { description: "Pine.", seen });
    const refusal = await expectRefusal(cast.sql, refused, 409, "conflict");
    expect(refusal).toMatchObject({
      message: en.errors.changedMeanwhile,
      description: "Cedar, no paint.",
    });
    const renamed = await edit(id, { name: "Deck", description: "", seen });
    expect(renamed).toMatchObject({ status: 200, body: { name: "Deck", description: "Cedar, no paint." } });
    const replaced = await edit(id, { description: "Pine.", seen: { description: "Cedar, no paint." } });
    expect(replaced).toMatchObject({ status: 200, body: { description: "Pine." } });
    expect((await edit(id, { description: "Pine.", seen })).status).toBe(200);
  });

  test("by many at once who saw the same changes it once", async () => {
    const id = await newProject();
    const texts = Array.from({ length: 8 }, (_, n) => `Cedar ${n}.`);
    const seen = { description: null };
    const answers = await Promise.all(texts.map((description) => edit(id, { description, seen })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
  });

  test("by many at once ends in what one of them sent", async () => {
    const id = await newProject();
    const days = Array.from({ length: 8 }, (_, n) => `2026-12-0${n + 1}`);
    const answers = await Promise.all(days.map((dueDate) => edit(id, { name: dueDate, dueDate })));
    expect(answers.map(({ status }) => status)).toEqual(days.map(() => 200));
    const { name, dueDate } = await read(id);
    expect(name).toBe(dueDate);
    expect(await eventsOf(id)).toHaveLength(days.length);
  });
});

test("a project is created with a due date, or without one", async () => {
  const create = (dueDate?: string | null) =>
    cast.rosa.post<ProjectView>("/api/projects", { name: "Deck", businessId: cast.ortiz, dueDate });
  expect(await create("2028-02-29")).toMatchObject({ status: 201, body: { dueDate: "2028-02-29" } });
  for (const none of [undefined, null, ""]) expect((await create(none)).body.dueDate).toBeNull();
  const { issues } = await expectRefusal(cast.sql, () => create("soon"), 400, "validation_failed");
  expect(issues).toEqual([{ path: "dueDate", message: en.issues.dayInvalid }]);
  const listed = await cast.rosa.get<ProjectView[]>("/api/projects");
  expect(listed.body.map(({ dueDate }) => dueDate)).toContain("2028-02-29");
});

test("a name or description is stored with its language, by whichever call it is written", async () => {
  const { sql, rosa } = cast;
  const id = await newProject();
  await edit(id, { description: "La grúa llega el lunes por la mañana" });
  const task = await rosa.post<{ id: string }>(`/api/projects/${id}/tasks`, {
    name: "Set the windows on the north side",
  });
  const add = (name: string) => rosa.post<{ id: string }>(`/api/tasks/${task.body.id}/subtasks`, { name });
  const [first, second] = [await add("4 x 6"), await add("Bay 2")];
  await rosa.put(`/api/subtasks/${second.body.id}`, { name: "Cortar las vigas del segundo piso" });
  const { rows } = await sql.query<{ language: string | null }>(
    `SELECT language FROM projects WHERE id = $1 UNION ALL SELECT language FROM project_tasks WHERE id = $2
     UNION ALL (SELECT language FROM subtasks WHERE id IN ($3, $4) ORDER BY id = $4)`,
    [id, task.body.id, first.body.id, second.body.id],
  );
  expect(rows.map(({ language }) => language)).toEqual(["es", "en", null, "es"]);
});
