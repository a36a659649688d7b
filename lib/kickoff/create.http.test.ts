import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { templateOf } from "@/components/kickoff/brief/templates";
import { toDraft, toPlan } from "@/components/kickoff/draft";
import { TEMPLATE_TEXTS } from "@/lib/i18n/template-texts";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addBusiness, countRows } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { PLAN } from "@/sandbox/fixtures/kickoff-fixture";
import { rosasSite } from "@/sandbox/fixtures/site-fixture";
import type { Answer } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const site = await rosasSite(server);
const sql = await forThisFile(connect(server.databaseUrl));

function create(input: object): Promise<Answer<{ projectId: string }>> {
  return site.rosa.post("/api/kickoff/create", { businessId: site.businessId, ...input });
}

test("creating without a plan is refused", async () => {
  const businessId = await addBusiness(sql, site.rosa.user.id);
  const refused = () => create({ ...PLAN, businessId });
  const { message } = await expectRefusal(sql, refused, 402, "subscription_required");
  expect(message).toBe("Active subscription required");
});

describe("creating", () => {
  test("makes the project with its folders and subtasks in order, and its creator its owner", async () => {
    const { status, body } = await create({ ...PLAN, dueDate: "2026-12-18" });
    expect(status).toBe(201);
    const path = `/api/projects/${body.projectId}`;
    expect((await site.rosa.get(path)).body).toMatchObject({
      name: PLAN.title,
      description: PLAN.description,
      dueDate: "2026-12-18",
      updatePermission: "owner_admin",
      isOwner: true,
      memberCount: 1,
      status: "active",
    });
    const tasks = (await site.rosa.get<{ id: string; name: string }[]>(`${path}/tasks`)).body;
    expect(tasks.map(({ name }) => name)).toEqual(PLAN.folders.map(({ name }) => name));
    const subtasks = (await site.rosa.get(`/api/tasks/${tasks[0]?.id ?? ""}/subtasks`)).body;
    expect(subtasks).toMatchObject([
      { name: "Order the scaffold", isCompleted: true, completedAt: expect.any(String) },
      { name: "Fence the yard", isCompleted: false, completedAt: null },
    ]);
    const event = { project_id: body.projectId, type: "project.created" };
    expect(await countRows(sql, "events", event)).toBe(1);
  });

  test("a template's texts are read in the crew's language at once, but for those that were changed", async () => {
    const { folders, ...plan } = toPlan(toDraft(templateOf("bathroom", "en")));
    const [first, second, ...rest] = folders;
    const changed = { ...second!, name: "Demolition, carefully" };
    const { body } = await create({ ...plan, folders: [first, changed, ...rest] });
    await site.rosa.put("/api/user/preferences", { language: "es", timeZone: null });
    const path = `/api/projects/${body.projectId}`;
    const spanish = TEMPLATE_TEXTS.es.bathroom;
    expect((await site.rosa.get(path)).body).toMatchObject({
      translation: { from: "en", content: spanish.description },
    });
    const tasks = (await site.rosa.get<TaskView[]>(`${path}/tasks`)).body;
    expect(tasks.map(({ translation }) => translation?.content)).toEqual(
      spanish.folders.map(({ name }, at) => (at === 1 ? undefined : name)),
    );
    expect(tasks[0]?.translation?.description).toBe(spanish.folders[0]?.description);
    const subtasks = (await site.rosa.get<SubtaskView[]>(`/api/tasks/${tasks[1]?.id ?? ""}/subtasks`)).body;
    expect(subtasks.map(({ translation }) => translation?.content)).toEqual(spanish.folders[1]?.subtasks);
  });

  const folder = PLAN.folders[1]!;
  const subtask = { name: "One", isCompleted: false };
  test.each([
    ["a title of two characters", { title: "Ab" }, "title", "The title needs 3 to 80 characters."],
    ["a title of 81", { title: "x".repeat(81) }, "title", "The title needs 3 to 80 characters."],
    ["no description", { description: " " }, "description", "The description needs 1 to 1,200 characters."],
    ["no folders", { folders: [] }, "folders", "Add at least one folder."],
    ["41 folders", { folders: Array(41).fill(folder) }, "folders", "At most 40 folders."],
    [
      "a folder's name of one character",
      { folders: [{ ...folder, name: "A" }] },
      "folders.0.name",
      "A folder's name needs 2 to 60 characters.",
    ],
    [
      "a folder's description of 301",
      { folders: [{ ...folder, description: "x".repeat(301) }] },
      "folders.0.description",
      "A folder's description needs 1 to 300 characters.",
    ],
    [
      "a nameless subtask",
      { folders: [{ ...folder, subtasks: [{ ...subtask, name: "" }] }] },
      "folders.0.subtasks.0.name",
      "A subtask's name needs 1 to 100 characters.",
    ],
    [
      "61 subtasks",
      { folders: [{ ...folder, subtasks: Array(61).fill(subtask) }] },
      "folders.0.subtasks",
      "At most 60 subtasks in a folder.",
    ],
    ["no business", { businessId: undefined }, "businessId", "Please select a business"],
    ["another's business", { businessId: randomUUID() }, "businessId", "This was not found."],
  ])("with %s is refused, and the field says why", async (_, wrong, path, message) => {
    const { issues } = await expectRefusal(
      sql,
      () => create({ ...PLAN, ...wrong }),
      400,
      "validation_failed",
    );
    expect(issues).toEqual([{ path, message }]);
  });

  test("the largest plan fits, and a body over 1 MB does not", async () => {
    const subtasks = Array.from({ length: 60 }, (_, n) => ({
      name: `${n} ${"x".repeat(95)}`,
      isCompleted: false,
    }));
    const folders = Array.from({ length: 40 }, () => ({ ...folder, description: "x".repeat(300), subtasks }));
    expect((await create({ ...PLAN, folders })).status).toBe(201);
    const tooLarge = () => create({ ...PLAN, notes: "x".repeat(1_050_000) });
    await expectRefusal(sql, tooLarge, 413, "too_large");
  });

  test("over the plan's limit nothing is created", async () => {
    await sql.query(
      `INSERT INTO projects (id, business_id, name, status)
       SELECT gen_random_uuid(), $1, 'Full', 'active' FROM generate_series(1, 20)`,
      [site.businessId],
    );
    await sql.query(
      "UPDATE businesses SET subscription_status = 'active', subscription_plan = 'monthly', is_early_adopter = false WHERE id = $1",
      [site.businessId],
    );
    await expectRefusal(sql, () => create(PLAN), 403, "plan_limit");
  });
});
