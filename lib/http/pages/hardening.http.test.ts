import { describe, expect, test, vi } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { createOperator } from "@/sandbox/fixtures/operators";
import { newCode, newWorker, rosasSite, unchanged } from "@/sandbox/fixtures/site-fixture";
import { actionIds } from "@/sandbox/http/call-action";
import { Client, signUp } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const database = await forThisFile(connect(server.databaseUrl));
const site = await rosasSite(server);

test("a form whose content contains itself is refused, and the server stays up", async () => {
  const ids = actionIds();
  expect(ids).not.toEqual([]);
  const headers = { "content-type": "text/plain;charset=UTF-8" };
  for (const id of ids)
    await new Client(server.url).post("/auth", '["$@0"]', { headers: { ...headers, "next-action": id } });
  expect(await new Client(server.url).get("/api/health")).toMatchObject({ status: 200 });
});

test.each(["/.//evil.example/x", "/a/..//evil.example/x", "//evil.example"])(
  "?next=%s never redirects to another site",
  async (next) => {
    const rosa = await signUp(server, { name: "Rosa" });
    const { headers } = await rosa.get(`/auth?next=${encodeURIComponent(next)}`);
    expect(new URL(headers.get("location") ?? "", server.url).origin).toBe(server.url);
    const ended = new Client(server.url);
    ended.setCookie("authjs.session-token", "stale");
    const left = await ended.get(`/auth/session-ended?next=${encodeURIComponent(next)}`);
    expect(left.headers.get("location")).toBe("/auth?ended=ended");
  },
);

test.each(["/?join=A%00", "/auth?join=A%00B", `/?join=${"A".repeat(1000)}`])(
  "%s is an unknown invitation",
  async (path) => {
    const { status, body } = await new Client(server.url).get<string>(path);
    expect(status).toBe(200);
    expect(body).toContain("We do not know this code");
  },
);

test.each([
  { "x-forwarded-host": "a.example, b.internal" },
  { "x-forwarded-host": "evil.example" },
  { "x-forwarded-host": "a b" },
])("a forged host %o does not change where a visitor is redirected", async (headers) => {
  const answer = await new Client(server.url).get("/dashboard", { headers });
  expect(answer.status).toBe(307);
  expect(new URL(answer.headers.get("location") ?? "", server.url).origin).toBe(server.url);
});

test("a code in an address stays out of the log", async () => {
  const code = await newCode(site.rosa, site.projectId);
  const visitor = new Client(server.url);
  for (const path of [`/api/join/${code}`, `/api/join/${code}/extra`, `/api/JOIN/${code}`, `/api/${code}`])
    await visitor.get(path);
  const token = "aV3".repeat(9);
  await visitor.get(`/api/admin-invitations/${token}/more`);
  // The line of the last call comes last.
  await vi.waitFor(() => expect(server.log().join("\n")).toContain('"/api/admin-invitations/…'));
  expect(server.log().join("\n")).toContain('"/api/join/…"');
  expect(server.log().join("\n")).not.toContain(token);
  expect(server.log().join("\n")).not.toContain(code);
});

test.each([
  "url=%2Flanding%2Fsheet-small.avif&w=640&q=75",
  "url=%2Fog-en.png&w=640&q=75",
  "url=http%3A%2F%2F127.0.0.1%2F&w=640&q=75",
  "",
])("Next's image optimizer is off: %s", async (query) => {
  const { status, headers } = await new Client(server.url).get(`/_next/image?${query}`);
  expect(status).toBe(404);
  expect(headers.get("content-type")).not.toContain("image/");
});

test("a reset link from before an email change does not work", async () => {
  const june = await signUp(server, { name: "June Park" });
  const { password: currentPassword } = june.user;
  const { body } = await june.post<{ resetLink: string }>("/api/request-password-reset", {
    email: june.user.email,
  });
  const email = `new.${june.user.email}`;
  const profile = { name: "June Park", email, currentPassword };
  expect(await june.put("/api/user/profile", profile)).toMatchObject({ status: 200 });
  const token = new URL(body.resetLink).searchParams.get("token");
  const passwords = { newPassword: "another password", confirmPassword: "another password" };
  const answer = await june.post("/api/reset-password", { token, ...passwords });
  expect(answer).toMatchObject({ status: 400, body: { code: "invalid_token" } });
});

test("an operator's keys end with a password reset, and with a suspension even after it is lifted", async () => {
  const [olga, second] = [await createOperator(server, "olga"), await createOperator(server, "second")];
  await olga.call("suspend-user", { userId: second.userId });
  await olga.call("unsuspend-user", { userId: second.userId });
  expect(await second.call("unsuspend-user", { userId: olga.userId })).toMatchObject({ status: 401 });
  await olga.resetPassword("another password");
  expect(await olga.call("unsuspend-user", { userId: second.userId })).toMatchObject({ status: 401 });
});

test("a post that races with its author's removal is recorded before it or not at all", async () => {
  for (let round = 0; round < 10; round += 1) {
    const mateo = await newWorker(server, site);
    const post = () => mateo.post(`/api/projects/${site.projectId}/updates`, { content: "Last words" });
    const remove = site.rosa.delete(`/api/projects/${site.projectId}/members/${mateo.user.id}`);
    await Promise.all([post(), remove, post(), post()]);
  }
  const { rows } = await database.query(
    `SELECT late.seq FROM events late JOIN events gone ON gone.project_id = late.project_id AND gone.entity_id = late.actor_id
     WHERE gone.type = 'member.removed' AND late.type = 'update.posted' AND late.seq > gone.seq`,
  );
  expect(rows).toEqual([]);
});

test("an idempotency key works for a path of any length", async () => {
  const token = "…".repeat(100);
  const answer = await site.rosa.post(
    `/api/admin-invitations/${encodeURIComponent(token)}/accept`,
    undefined,
    {
      headers: { "idempotency-key": "long" },
    },
  );
  expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
});

test("answers under one key are the same to the byte", async () => {
  const options = { headers: { "idempotency-key": "bytes" } };
  const texts = await Promise.all(
    [1, 2, 3].map(() =>
      site.rosa.post(`/api/projects/${site.projectId}/updates`, { content: "Once" }, options),
    ),
  );
  expect(new Set(texts.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

describe("an id in capitals is the same id", () => {
  test("operators cannot suspend themselves with it", async () => {
    const olga = await createOperator(server, "capitals");
    const refused = await unchanged(database, () =>
      olga.call("suspend-user", { userId: olga.userId.toUpperCase() }),
    );
    expect(refused.status).toBe(409);
  });

  test("members can leave a project with it, and a key covers both spellings of a path", async () => {
    const mateo = await newWorker(server, site);
    const options = { headers: { "idempotency-key": "capitals" } };
    const paths = [site.projectId, site.projectId.toUpperCase()].map((id) => `/api/projects/${id}/updates`);
    const answers = [];
    for (const path of paths)
      answers.push(await mateo.post<{ id: string }>(path, { content: "Once" }, options));
    expect(answers[1]).toMatchObject({ status: 201, body: { id: answers[0]?.body.id } });
    const own = mateo.user.id.toUpperCase();
    expect(await mateo.delete(`/api/projects/${site.projectId}/members/${own}`)).toMatchObject({
      status: 204,
    });
  });
});
