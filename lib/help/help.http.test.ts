import type { Client as Database } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { HelpItemView } from "./view";
import { connect } from "@/sandbox/database/test-database";
import { unchanged } from "@/sandbox/fixtures/site-fixture";
import { Client, signUp } from "@/sandbox/http/http-client";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { run, script } from "@/sandbox/run/run";
import { startTestServer } from "@/sandbox/servers/test-server";
import type { TestServer } from "@/sandbox/servers/test-server";

const OLGA = { email: "olga@example.com", password: "operators only" };
const LISTS = [
  ["faqs", "faq", 500],
  ["support-guides", "guide", 300],
] as const;
const NOBODY = "00000000-0000-4000-8000-000000000000";

let server: TestServer;
let database: Database;
let rosa: SignedInClient;
let key: string;

beforeAll(async () => {
  server = await startTestServer();
  database = await connect(server.databaseUrl);
  const env = { DATABASE_URL: server.databaseUrl, APP_MODE: "test" };
  await run("node", script("lib/operator/cli.ts", "create", OLGA.email, "--password", OLGA.password), {
    env,
  });
  rosa = await signUp(server, { name: "Rosa Ortiz" });
  key = (await visitor().post<{ adminKey: string }>("/api/admin/login", OLGA)).body.adminKey;
});

beforeEach(() => database.query("TRUNCATE help_faqs, help_support_guides, help_documents, help_videos"));

afterAll(async () => {
  await database.end();
  await server.stop();
});

const visitor = () => new Client(server.url);
const withKey = (adminkey: string) => ({ headers: { adminkey } });

interface Body extends HelpItemView {
  code: string;
}

/** A call to /api/help with the operator's key. */
function call(method: string, path: string, body?: object) {
  return visitor().send<Body>(method, `/api/help/${path}`, body, withKey(key));
}

async function titles(path: string, adminkey?: string): Promise<string[]> {
  const options = adminkey === undefined ? {} : withKey(adminkey);
  const { status, body } = await visitor().get<Body[]>(`/api/help/${path}`, options);
  expect(status).toBe(200);
  return body.map(({ title }) => title);
}

describe.each(LISTS)("/api/help/%s", (path, entity, longest) => {
  const item = (fields: object = {}) => ({ title: "Who may post?", content: "**Everybody**", ...fields });

  test("is read by all in its order, and inactive items by operators alone", async () => {
    await call("POST", path, item({ title: "third", displayOrder: 30 }));
    await call("POST", path, item({ title: "first", displayOrder: -1 }));
    await call("POST", path, item({ title: "hidden", displayOrder: 20, isActive: false }));
    await call("POST", path, item({ title: "segunda", displayOrder: "2", language: "es" }));
    const active = ["first", "segunda", "third"];
    expect(await titles(path)).toEqual(active);
    for (const wrong of ["", "nonsense", "0".repeat(43)]) expect(await titles(path, wrong)).toEqual(active);
    expect((await rosa.get<Body[]>(`/api/help/${path}`)).body.map(({ title }) => title)).toEqual(active);
    expect(await titles(path, key)).toEqual(["first", "segunda", "hidden", "third"]);
  });

  test("gives a new item the defaults, and logs who added, changed and deleted it", async () => {
    const added = await call("POST", path, item());
    const { id } = added.body;
    expect(added).toMatchObject({
      status: 201,
      body: { ...item(), language: "en", slug: null, displayOrder: 0, isActive: true },
    });
    const edited = await call("PUT", `${path}/${id}`, { title: " Who posts? ", slug: "who-posts" });
    expect(edited).toMatchObject({
      status: 200,
      body: { ...added.body, title: "Who posts?", slug: "who-posts", updatedAt: expect.any(String) },
    });
    expect((await call("DELETE", `${path}/${id}`)).status).toBe(204);
    expect(await titles(path, key)).toEqual([]);
    const log = await database.query(
      `SELECT action, email, entity_type FROM action_logs JOIN users ON users.id = user_id
       WHERE entity_id = $1 ORDER BY action_logs.created_at`,
      [id],
    );
    expect(log.rows).toEqual(
      ["added", "edited", "deleted"].map((done) => ({
        action: `help.${entity}-${done}`,
        email: OLGA.email,
        entity_type: `help_${entity}`,
      })),
    );
  });

  test.each([
    ["", 0],
    ["first", 0],
    [null, 0],
    [true, 0],
    [{}, 0],
    [[7], 0],
    ["NaN", 0],
    ["1e400", 0],
    ["12", 12],
    [" 7 ", 7],
    [3.9, 3],
    [-2, -2],
  ])("takes the displayOrder %j as %i", async (displayOrder, stored) => {
    const { body } = await call("POST", path, item({ displayOrder }));
    expect(body.displayOrder).toBe(stored);
    const { body: edited } = await call("PUT", `${path}/${body.id}`, { displayOrder });
    expect(edited.displayOrder).toBe(stored);
  });

  test("refuses what is missing, too long or unknown, and changes nothing", async () => {
    const kept = (await call("POST", path, item({ slug: "kept" }))).body;
    const wrong: [string, object][] = [
      ["title", { title: undefined }],
      ["content", { content: undefined }],
      ["title", { title: "x".repeat(longest + 1) }],
      ["displayOrder", { displayOrder: 2 ** 31 }],
    ];
    const wrongInBoth: [string, object][] = [
      ["title", { title: " " }],
      ["title", { title: null }],
      ["content", { content: "" }],
      ["content", { content: "a\0b" }],
      ["content", { content: "x".repeat(20_001) }],
      ["language", { language: "fr" }],
      ["isActive", { isActive: "yes" }],
      ["slug", { slug: "Not A Slug" }],
    ];
    await unchanged(database, async () => {
      for (const [field, change] of [...wrong, ...wrongInBoth])
        expect(await call("POST", path, item(change))).toMatchObject({
          status: 400,
          body: { issues: [{ path: field }] },
        });
      for (const [field, change] of wrongInBoth)
        expect(await call("PUT", `${path}/${kept.id}`, change)).toMatchObject({
          status: 400,
          body: { issues: [{ path: field }] },
        });
      expect((await call("POST", path, item({ slug: "kept" }))).status).toBe(409);
      for (const id of [NOBODY, "nonsense"]) {
        expect((await call("PUT", `${path}/${id}`, item())).status).toBe(404);
        expect((await call("DELETE", `${path}/${id}`)).status).toBe(404);
      }
    });
    expect((await call("POST", path, item({ slug: "kept", language: "es" }))).status).toBe(201);
    expect((await call("POST", path, item({ title: "x".repeat(longest) }))).status).toBe(201);
  });

  test("is written with an operator's key alone", async () => {
    const { id } = (await call("POST", path, item())).body;
    const other = { authorization: `Bearer ${key}`, "x-adminkey": key };
    await unchanged(database, async () => {
      for (const headers of [{}, { adminkey: "nonsense" }, other]) {
        for (const [method, at] of [
          ["POST", path],
          ["PUT", `${path}/${id}`],
          ["DELETE", `${path}/${id}`],
        ] as const)
          expect((await rosa.send(method, `/api/help/${at}`, item(), { headers })).status).toBe(401);
      }
    });
  });
});

test.each([
  ["documents", "help_documents (id, title, file_url, is_active)", "downloadCount"],
  ["videos", "help_videos (id, title, video_url, is_active)", "viewCount"],
])("/api/help/%s lists the active ones and counts each opening", async (path, into, count) => {
  const insert = async (title: string, active: boolean) => {
    const values = "(gen_random_uuid(), $1, '/file', $2)";
    const sql = `INSERT INTO ${into} VALUES ${values} RETURNING id`;
    return (await database.query<{ id: string }>(sql, [title, active])).rows[0]?.id ?? "";
  };
  const [shown, hidden] = [await insert("shown", true), await insert("hidden", false)];
  expect(await titles(path)).toEqual(["shown"]);
  expect((await titles(path, key)).sort()).toEqual(["hidden", "shown"]);
  const open = (id: string) => visitor().post(`/api/help/${path}/${id}/opened`, {});
  for (const id of [hidden, NOBODY, "nonsense"]) expect((await open(id)).status).toBe(404);
  const opened = await Promise.all(Array.from({ length: 10 }, () => open(shown)));
  expect(opened.filter(({ status }) => status === 204)).toHaveLength(10);
  const { body } = await visitor().get<Record<string, unknown>[]>(`/api/help/${path}`);
  expect(body).toMatchObject([{ title: "shown", [count]: 10 }]);
});
