import { describe, expect, test, vi } from "vitest";
import type { ActionResult } from "./shared/action-result";
import { newId } from "@/lib/kernel/new-id";
import type { TaskView } from "@/lib/tasks/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { rosasSite, unchanged } from "@/sandbox/fixtures/site-fixture";
import { callAction } from "@/sandbox/http/call-action";
import { Client, signUp } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const database = await forThisFile(connect(server.databaseUrl));
const site = await rosasSite(server);
const { rosa } = site;
const mateo = await signUp(server, { name: "Mateo Rivas" });

function run<T>(name: string, input: Record<string, unknown>, key = newId()): Promise<ActionResult<T>> {
  return callAction<T>(rosa, { page: "/businesses", name, key }, input);
}

async function count(statement: string): Promise<number> {
  const { rows } = await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${statement}`);
  return rows[0]?.n ?? Number.NaN;
}

describe("a submit that is retried because its answer was lost", () => {
  test.each([
    ["createBusinessAction", () => ({ name: "Twice" }), "businesses WHERE name = 'Twice'", 1],
    [
      "createProjectAction",
      () => ({ name: "Twice", businessId: site.businessId }),
      "projects WHERE name = 'Twice'",
      1,
    ],
    [
      "issueConnectCodesAction",
      () => ({ id: site.projectId, count: 3, expirationHours: 24 }),
      "connect_codes",
      3,
    ],
  ])("of %s creates once", async (name, input, statement, expected) => {
    const pressed = input();
    const press = () => run(name, pressed, `press-${name}`);
    const answers = await Promise.all([press(), press(), press()]);
    answers.push(await press());
    expect(answers[0]).toMatchObject({ ok: true });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await count(statement)).toBe(expected);
  });

  test("that completes or reopens a task does so, whatever its key", async () => {
    const { body: task } = await rosa.post<{ id: string }>(`/api/projects/${site.projectId}/tasks`, {
      name: "Beam",
    });
    const set = (isCompleted: boolean) =>
      callAction<TaskView>(
        rosa,
        { page: `/projects/${site.projectId}`, name: "toggleTaskAction", key: newId() },
        { id: task.id, isCompleted },
      );
    for (const isCompleted of [true, true, false, false])
      expect(await set(isCompleted)).toMatchObject({ ok: true, data: { isCompleted } });
    expect(
      await count(`events WHERE type IN ('task.completed', 'task.reopened') AND entity_id = '${task.id}'`),
    ).toBe(2);
  });

  test("with other fields under its key is a conflict; with another key it is another submit", async () => {
    await run("createBusinessAction", { name: "First" }, "same");
    const refused = await unchanged(database, () => run("createBusinessAction", { name: "Second" }, "same"));
    expect(refused).toMatchObject({ ok: false, error: { code: "conflict" } });
    expect(await run("createBusinessAction", { name: "First" }, "other")).toMatchObject({
      ok: true,
    });
    expect(await count("businesses WHERE name = 'First'")).toBe(2);
  });
});

describe("an action of a page that was made for somebody else", () => {
  test.each([
    ["another user", () => mateo.user.id],
    ["nobody", () => null],
  ])("does nothing: made for %s", async (_, userId) => {
    const refused = await unchanged(database, () =>
      callAction(
        rosa,
        { page: "/businesses", name: "createBusinessAction", userId: userId() },
        { name: "Not mine" },
      ),
    );
    expect(refused).toMatchObject({
      ok: false,
      error: { code: "other_user", details: { signedInAs: rosa.user.name } },
    });
  });

  test("does not sign the other user out", async () => {
    const logOut = { page: "/dashboard", name: "logOutAction", userId: mateo.user.id };
    expect(await callAction(rosa, logOut, {})).toMatchObject({ ok: false, error: { code: "other_user" } });
    expect((await rosa.get("/api/user")).status).toBe(200);
  });

  test("is refused as signed out without a session, and not redirected", async () => {
    const call = { page: "/businesses", name: "createBusinessAction", userId: rosa.user.id };
    expect(await callAction(new Client(server.url), call, { name: "Lost" })).toMatchObject({
      ok: false,
      error: { code: "unauthenticated" },
    });
  });
});

test("an action of another build does nothing, and is marked with the header that pages go by", async () => {
  const call = { "content-type": "text/plain;charset=UTF-8", "next-action": "40".repeat(21) };
  const stamp = { userId: rosa.user.id, key: newId() };
  const { status, headers } = await unchanged(database, () =>
    rosa.post("/businesses", JSON.stringify([{ name: "Lost" }, stamp]), { headers: call }),
  );
  expect(status).toBe(409);
  expect(headers.get("x-nextjs-action-not-found")).toBe("1");
});

test("a file of another build's code is not found", async () => {
  const { status } = await fetch(`${server.url}/_next/static/chunks/of-an-older-build.js`, {
    method: "HEAD",
  });
  expect(status).toBe(404);
});

test("each action logs a line with its name, its page, its outcome and an id", async () => {
  await run("createBusinessAction", { name: "" });
  await callAction(
    rosa,
    { page: "/businesses", name: "createBusinessAction" },
    { name: "Logged" },
    { referer: `${server.url}/businesses?project=1` },
  );
  const lines = () =>
    server.log().flatMap((line) => (line.includes('"method":"ACTION"') ? [JSON.parse(line) as object] : []));
  await vi.waitFor(() =>
    expect(lines().slice(-2)).toMatchObject([
      {
        action: "createBusiness",
        status: 400,
        code: "validation_failed",
        requestId: expect.any(String) as string,
      },
      { action: "createBusiness", status: 200, path: "/businesses", ms: expect.any(Number) as number },
    ]),
  );
});
