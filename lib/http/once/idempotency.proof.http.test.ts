import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { newCode, newProject, newWorker, rosasSite, unchanged } from "@/sandbox/fixtures/site-fixture";
import { type Answer, type SignedInClient, signUp } from "@/sandbox/http/http-client";
import { proofCount, report, within } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

const SIMULTANEOUS = 20;

const server = await forThisFile(startTestServer());
const database = await forThisFile(connect(server.databaseUrl));
const site = await rosasSite(server);
const mateo = await newWorker(server, site);

const updates = () => `/api/projects/${site.projectId}/updates`;
const keyed = (key: string) => ({ headers: { "idempotency-key": key } });

function post(
  client: SignedInClient,
  key: string,
  content: string,
  path = updates(),
): Promise<Answer<{ id: string }>> {
  return client.post<{ id: string }>(path, { content }, keyed(key));
}

function atOnce<T>(work: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: SIMULTANEOUS }, work));
}

async function rowsOf(content: string): Promise<{ updates: number; events: number; logs: number }> {
  const { rows } = await database.query<{ updates: number; events: number; logs: number }>(
    `SELECT count(*)::int AS updates,
            (SELECT count(*)::int FROM events e JOIN updates u ON u.id = e.entity_id WHERE u.content = $1) AS events,
            (SELECT count(*)::int FROM action_logs l JOIN updates u ON u.id = l.entity_id WHERE u.content = $1) AS logs
     FROM updates WHERE content = $1`,
    [content],
  );
  return rows[0]!;
}

test("simultaneous posts with one key are one row, one event, and as many equal answers", async (context) => {
  const rounds = proofCount(25, 3);
  for (let round = 0; round < rounds; round += 1) {
    const content = `Round ${round}`;
    const answers = await atOnce(() => post(mateo, `round-${round}`, content));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await rowsOf(content)).toEqual({ updates: 1, events: 1, logs: 1 });
  }
  report(context, { rounds, posts: rounds * SIMULTANEOUS, rows: rounds });
});

test("the same key with another body is a conflict and changes nothing", async () => {
  const first = await post(mateo, "other-body", "One");
  const refused = await unchanged(database, () => post(mateo, "other-body", "Two"));
  expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect(await post(mateo, "other-body", "One")).toMatchObject({ status: 201, body: first.body });
});

test("two concurrent bodies with one key: one is accepted, the other is a conflict", async () => {
  const answers = await Promise.all([post(mateo, "race", "This"), post(mateo, "race", "That")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await rowsOf("This")).updates + (await rowsOf("That")).updates).toBe(1);
});

test("a failure is not stored: the same key may succeed later", async () => {
  const refused = await post(mateo, "later", "   ");
  expect(refused.status).toBe(400);
  await database.query("UPDATE projects SET update_permission = 'owner_only' WHERE id = $1", [
    site.projectId,
  ]);
  expect((await post(mateo, "later", "Now")).status).toBe(403);
  await database.query("UPDATE projects SET update_permission = 'all_contributors' WHERE id = $1", [
    site.projectId,
  ]);
  expect((await post(mateo, "later", "Now")).status).toBe(201);
  expect(await rowsOf("Now")).toEqual({ updates: 1, events: 1, logs: 1 });
});

test("a key belongs to one user and one path", async () => {
  const other = `/api/projects/${await newProject(site.rosa, site.businessId)}/updates`;
  const answers = [
    await post(mateo, "mine", "Mine"),
    await post(site.rosa, "mine", "Mine"),
    await post(site.rosa, "mine", "Mine", other),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(3);
});

test("a key no longer answers a user who cannot see its target anymore", async () => {
  const june = await signUp(server, { name: "June Park" });
  const code = { connectCode: await newCode(site.rosa, site.projectId) };
  const join = () => june.post("/api/join", code, keyed("join-once"));
  const first = await join();
  const posted = await post(june, "before leaving", "Before leaving");
  expect([first.status, posted.status]).toEqual([200, 201]);
  expect(await join()).toMatchObject({ status: 200, body: first.body as object });
  await site.rosa.delete(`/api/projects/${site.projectId}/members/${june.user.id}`);
  expect(await post(june, "before leaving", "Before leaving")).toMatchObject({ status: 404 });
  expect(await join()).toMatchObject({ status: 404 });
});

test("every call that creates something takes a key", async () => {
  const codes = `/api/projects/${site.projectId}/connect-codes`;
  for (const [path, body] of [
    ["/api/businesses", { name: "Twice" }],
    ["/api/projects", { name: "Twice", businessId: site.businessId }],
    [codes, { expirationHours: 1 }],
    [`${codes}/batch`, { expirationHours: 1, count: 3 }],
  ] as const) {
    const first = await site.rosa.post(path, body, keyed("twice"));
    expect([path, first.status]).toEqual([path, 201]);
    const repeated = await unchanged(database, () => site.rosa.post(path, body, keyed("twice")));
    expect(repeated).toMatchObject({ status: 201, body: first.body as object });
  }
});

test("joins with keys do not wait for one another's connections", async () => {
  const connectCode = await newCode(site.rosa, site.projectId);
  const june = await newWorker(server, await rosasSite(server), { name: "June Park", language: "en" });
  const answers = await within(
    5_000,
    atOnce(() => june.post("/api/join", { connectCode }, keyed("join"))),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(
    (
      await database.query("SELECT 1 FROM project_members WHERE user_id = $1 AND project_id = $2", [
        june.user.id,
        site.projectId,
      ])
    ).rowCount,
  ).toBe(1);
});

test("a key of 100 characters is accepted, a longer one refused", async () => {
  expect((await post(mateo, "k".repeat(100), "Long key")).status).toBe(201);
  const refused = await unchanged(database, () => post(mateo, "k".repeat(101), "Longer key"));
  expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: "Idempotency-Key" }] } });
});

test("after kill -9 and a restart the key still answers the same", async () => {
  const key = randomUUID();
  const first = await post(mateo, key, "Before the crash");
  await server.kill();
  await server.restart();
  expect(await post(mateo, key, "Before the crash")).toMatchObject({ status: 201, body: first.body });
  expect(await rowsOf("Before the crash")).toEqual({ updates: 1, events: 1, logs: 1 });
});
