import { beforeEach, describe, expect, test } from "vitest";
import type { HelpItemView } from "./view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { unchanged } from "@/sandbox/fixtures/site-fixture";
import { Client, signUp } from "@/sandbox/http/http-client";
import { run, script } from "@/sandbox/run/run";
import { startTestServer } from "@/sandbox/servers/test-server";

const OLGA = { email: "olga@example.com", password: "operators only" };
const CONTENT = { content: "**Everybody**" };
interface Kind {
  path: string;
  entity: string;
  /** Characters of its title. */
  longest: number;
  made: Record<string, unknown>;
  defaults: Record<string, unknown>;
  /** Values that are refused, by field. */
  wrong: [field: string, values: unknown[]][];
}
const WRITTEN: Pick<Kind, "made" | "defaults" | "wrong"> = {
  made: { title: "Who may post?", ...CONTENT },
  defaults: { slug: null },
  wrong: [
    ["content", ["", "a\0b", "x".repeat(20_001), null]],
    ["slug", ["Not A Slug"]],
  ],
};
const NO_LINKS = ["", null, "javascript:alert(1)", "http://example.com/a", "//example.com/a", "a.pdf"];
const NO_AMOUNTS = [-1, 1.5, "12", 2 ** 31];
const TOO_LONG = `/${"x".repeat(500)}`;
const KINDS: Kind[] = [
  { path: "faqs", entity: "faq", longest: 500, ...WRITTEN },
  { path: "support-guides", entity: "guide", longest: 300, ...WRITTEN },
  {
    path: "documents",
    entity: "document",
    longest: 200,
    made: { title: "Code sheet", fileUrl: "https://files.example/codes.pdf" },
    defaults: { description: null, fileSize: null, fileType: null, downloadCount: 0 },
    wrong: [
      ["fileUrl", [...NO_LINKS, TOO_LONG]],
      ["fileSize", NO_AMOUNTS],
      ["fileType", ["x".repeat(51)]],
      ["description", ["x".repeat(2001), 7]],
    ],
  },
  {
    path: "videos",
    entity: "video",
    longest: 200,
    made: { title: "Your first voice note", videoUrl: "https://videos.example/1" },
    defaults: { description: null, thumbnailUrl: null, duration: null, viewCount: 0 },
    wrong: [
      ["videoUrl", [...NO_LINKS, TOO_LONG]],
      ["thumbnailUrl", ["https://pictures.example/1.jpg", "//pictures.example/1.jpg", "1.jpg", TOO_LONG]],
      ["duration", NO_AMOUNTS],
      ["description", ["x".repeat(2001), 7]],
    ],
  },
];
const NOBODY = "00000000-0000-4000-8000-000000000000";

const server = await forThisFile(startTestServer());
const visitor = () => new Client(server.url);
const database = await forThisFile(connect(server.databaseUrl));
const env = { DATABASE_URL: server.databaseUrl, APP_MODE: "test" };
await run("node", script("lib/operator/cli.ts", "create", OLGA.email, "--password", OLGA.password), {
  env,
});
const rosa = await signUp(server, { name: "Rosa Ortiz" });
const key = (await visitor().post<{ adminKey: string }>("/api/admin/login", OLGA)).body.adminKey;

beforeEach(() => database.query("TRUNCATE help_faqs, help_support_guides, help_documents, help_videos"));

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

describe.each(KINDS)("/api/help/$path", ({ path, entity, longest, made, defaults, wrong }) => {
  const item = (fields: object = {}) => ({ ...made, ...fields });
  const add = async (fields: object = {}) => (await call("POST", path, item(fields))).body.id;
  const order = async () =>
    (await visitor().get<Body[]>(`/api/help/${path}`, withKey(key))).body.map(({ id }) => id);

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
      body: { ...item(), ...defaults, language: "en", displayOrder: 0, isActive: true },
    });
    const { updatedAt: _, ...kept } = added.body;
    const edited = await call("PUT", `${path}/${id}`, { title: " Who posts? " });
    expect(edited).toMatchObject({ status: 200, body: { ...kept, title: "Who posts?" } });
    expect((await call("PUT", `${path}/${id}/position`, { before: null })).status).toBe(200);
    expect((await call("DELETE", `${path}/${id}`)).status).toBe(204);
    expect(await titles(path, key)).toEqual([]);
    const log = await database.query(
      `SELECT action, email, entity_type FROM action_logs JOIN users ON users.id = user_id
       WHERE entity_id = $1 ORDER BY action_logs.created_at`,
      [id],
    );
    expect(log.rows).toEqual(
      ["added", "edited", "moved", "deleted"].map((done) => ({
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
    const kept = await add();
    const wrongInNew: [string, unknown][] = [
      ...Object.keys(made).map((field): [string, unknown] => [field, undefined]),
      ["displayOrder", 2 ** 31],
    ];
    const wrongInBoth: [string, unknown][] = [
      ...["", " ", null, "x".repeat(longest + 1)].map((title): [string, unknown] => ["title", title]),
      ["language", "fr"],
      ["isActive", "yes"],
      ...wrong.flatMap(([field, values]) => values.map((value): [string, unknown] => [field, value])),
    ];
    await unchanged(database, async () => {
      for (const [field, value] of [...wrongInNew, ...wrongInBoth])
        expect(await call("POST", path, item({ [field]: value })), `${field} ${String(value)}`).toMatchObject(
          {
            status: 400,
            body: { issues: [{ path: field }] },
          },
        );
      for (const [field, value] of wrongInBoth)
        expect(
          await call("PUT", `${path}/${kept}`, { [field]: value }),
          `${field} ${String(value)}`,
        ).toMatchObject({
          status: 400,
          body: { issues: [{ path: field }] },
        });
      for (const id of [NOBODY, "nonsense"]) {
        expect((await call("PUT", `${path}/${id}`, item())).status).toBe(404);
        expect((await call("PUT", `${path}/${id}/position`, { before: null })).status).toBe(404);
        expect((await call("DELETE", `${path}/${id}`)).status).toBe(404);
      }
      for (const before of [undefined, NOBODY, "nonsense", kept])
        expect(await call("PUT", `${path}/${kept}/position`, { before })).toMatchObject({
          status: 400,
          body: { issues: [{ path: "before" }] },
        });
    });
    expect((await call("POST", path, item({ title: "x".repeat(longest) }))).status).toBe(201);
  });

  test("goes before another one or to the end, hidden ones too, and answers with all", async () => {
    const [first, second, third] = [await add(), await add({ isActive: false }), await add()];
    const move = async (id: string, before: string | null) => {
      const { status, body } = await visitor().send<Body[]>(
        "PUT",
        `/api/help/${path}/${id}/position`,
        { before },
        withKey(key),
      );
      expect([status, body.map(({ displayOrder }) => displayOrder)]).toEqual([200, [10, 20, 30]]);
      expect(await order()).toEqual(body.map(({ id: listed }) => listed));
      return order();
    };
    expect(await move(third, second)).toEqual([first, third, second]);
    expect(await move(third, second)).toEqual([first, third, second]);
    expect(await move(first, null)).toEqual([third, second, first]);
    expect(await move(second, third)).toEqual([second, third, first]);
    expect(await titles(path)).toHaveLength(2);
    const { rows } = await database.query(`SELECT 1 FROM action_logs WHERE action = 'help.${entity}-moved'`);
    expect(rows.length).toBeGreaterThanOrEqual(4);
  });

  test("keeps its order whatever is moved, opened, added and deleted at once", async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => add({ displayOrder: 5 })));
    const pairs = Array.from({ length: 5 }, (_, at) => [ids[at] ?? "", ids[11 - at] ?? ""] as const);
    const [leaving = "", staying = ""] = [ids[5], ids[6]];
    const moves = pairs.map(
      ([id, before]) =>
        () =>
          call("PUT", `${path}/${id}/position`, { before }),
    );
    const others = [
      () => call("DELETE", `${path}/${leaving}`),
      () => call("PUT", `${path}/${staying}`, { title: "edited" }),
      () => call("POST", path, item()),
    ];
    const answers = await Promise.all([...moves, ...others, ...moves.toReversed()].map((start) => start()));
    expect(answers.map(({ status }) => status).filter((status) => status >= 400)).toEqual([]);
    const now = await order();
    for (const [id, before] of pairs) expect(now.indexOf(before)).toBe(now.indexOf(id) + 1);
    expect(now).toHaveLength(12);
    expect([now.includes(leaving), now.includes(staying)]).toEqual([false, true]);
  });

  test("is written with an operator's key alone", async () => {
    const { id } = (await call("POST", path, item())).body;
    const other = { authorization: `Bearer ${key}`, "x-adminkey": key };
    await unchanged(database, async () => {
      for (const headers of [{}, { adminkey: "nonsense" }, other]) {
        for (const [method, at] of [
          ["POST", path],
          ["PUT", `${path}/${id}`],
          ["PUT", `${path}/${id}/position`],
          ["DELETE", `${path}/${id}`],
        ] as const)
          expect((await rosa.send(method, `/api/help/${at}`, item(), { headers })).status).toBe(401);
      }
    });
  });
});

describe.each(["faqs", "support-guides"])("/api/help/%s", (path) => {
  const item = (fields: object) => ({ title: "Who may post?", ...CONTENT, ...fields });

  test("has a slug once in each language", async () => {
    const { id } = (await call("POST", path, item({ slug: "kept" }))).body;
    const { id: other } = (await call("POST", path, item({}))).body;
    await unchanged(database, async () => {
      expect((await call("POST", path, item({ slug: "kept" }))).status).toBe(409);
      expect((await call("PUT", `${path}/${other}`, { slug: "kept" })).status).toBe(409);
    });
    expect((await call("PUT", `${path}/${id}`, { slug: "who-posts" })).body.slug).toBe("who-posts");
    expect((await call("POST", path, item({ slug: "who-posts", language: "es" }))).status).toBe(201);
  });

  test("moves in both languages at once, and stays the product's own text", async () => {
    await database.query(`INSERT INTO help_${path.replace("-", "_")} (id, slug, language, title, content, display_order)
      SELECT gen_random_uuid(), slug, language, slug || ' ' || language, 'x', ascii(slug)
      FROM unnest(ARRAY['a', 'b', 'c']) slug, unnest(ARRAY['en', 'es']) language`);
    const { body } = await visitor().get<Body[]>(`/api/help/${path}`, withKey(key));
    const idOf = (title: string) => body.find((one) => one.title === title)?.id;
    await call("PUT", `${path}/${idOf("c es")}/position`, { before: idOf("a en") });
    const { rows } = await database.query<{ slug: string; own: boolean }>(
      `SELECT slug, every(updated_by IS NULL) AS own FROM help_${path.replace("-", "_")}
       GROUP BY slug, display_order ORDER BY display_order`,
    );
    expect(rows).toEqual(["c", "a", "b"].map((slug) => ({ slug, own: true })));
    expect((await call("PUT", `${path}/${idOf("c es")}/position`, { before: idOf("c en") })).status).toBe(
      400,
    );
  });
});

test.each([
  ["documents", { fileUrl: "/codes.pdf", fileSize: 1_200_000, fileType: "PDF" }, "downloadCount"],
  ["videos", { videoUrl: "https://videos.example/1", thumbnailUrl: "/icon.svg", duration: 95 }, "viewCount"],
])("/api/help/%s are found on the page, and count each opening", async (path, fields, count) => {
  const description = "¡Cómo llenar el código <b>de la camioneta</b>!";
  const add = async (title: string, isActive: boolean) =>
    (await call("POST", path, { title, description, ...fields, isActive })).body.id;
  const [shown, hidden] = [await add("shown to all", true), await add("hidden for now", false)];
  expect(await titles(path)).toEqual(["shown to all"]);
  expect((await titles(path, key)).sort()).toEqual(["hidden for now", "shown to all"]);
  const page = await visitor().get<string>("/help");
  expect(page.body).toContain(`id="${shown}"`);
  expect(page.body).toContain("¡Cómo llenar el código &lt;b&gt;");
  for (const value of Object.values(fields).filter((one) => typeof one === "string"))
    expect(page.body).toContain(value);
  expect(page.body).not.toContain("hidden for now");
  const open = (id: string) => visitor().post(`/api/help/${path}/${id}/opened`, {});
  for (const id of [hidden, NOBODY, "nonsense"]) expect((await open(id)).status).toBe(404);
  const opened = await Promise.all(Array.from({ length: 10 }, () => open(shown)));
  expect(opened.filter(({ status }) => status === 204)).toHaveLength(10);
  const { body } = await visitor().get<Record<string, unknown>[]>(`/api/help/${path}`);
  expect(body).toMatchObject([{ title: "shown to all", ...fields, [count]: 10 }]);
  await call("DELETE", `${path}/${shown}`);
  expect((await visitor().get<string>("/help")).body).not.toContain("shown to all");
});
