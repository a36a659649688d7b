import { describe, expect, test, vi } from "vitest";
import { LOCALES } from "@/lib/i18n/locale";
import { loadMessages } from "@/lib/i18n/messages";
import { TEXTS_HEADER } from "@/lib/shared/texts-header";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { newWorker, rosasSite, unchanged } from "@/sandbox/fixtures/site-fixture";
import { Client } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

const NOBODYS_ID = "00000000-0000-4000-8000-000000000000";
const TOO_LARGE = JSON.stringify({ content: "x".repeat(256 * 1024) });
const JSON_TYPE = { "content-type": "application/json" };

interface Failure {
  code: string;
  message: string;
  issues?: { path: string; message: string }[];
}

const server = await forThisFile(startTestServer());
const database = await forThisFile(connect(server.databaseUrl));
const site = await rosasSite(server);
const mateo = await newWorker(server, site);
const visitor = new Client(server.url);

const updates = (id = site.projectId) => `/api/projects/${id}/updates`;

describe("refusals come in the documented order", () => {
  test("401 comes before anything in the request", async () => {
    await unchanged(database, async () => {
      for (const body of [TOO_LARGE, "{", "{}"]) {
        expect(
          (await visitor.post<Failure>("/api/projects/nonsense/updates", body, { headers: JSON_TYPE })).body
            .code,
        ).toBe("unauthenticated");
      }
    });
  });

  test.each([
    ["413 before a malformed id", "nonsense", TOO_LARGE, "application/json", 413, "too_large"],
    ["413 before the wrong kind of content", NOBODYS_ID, TOO_LARGE, "text/plain", 413, "too_large"],
    ["415 before the body's content", NOBODYS_ID, "{", "text/plain", 415, "unsupported_media"],
    ["400 for broken JSON before the id", "nonsense", "{", "application/json", 400, "validation_failed"],
    ["400 for the shape before the id", NOBODYS_ID, "{}", "application/json", 400, "validation_failed"],
    ["404 for a malformed id", "nonsense", `{"content":"x"}`, "application/json", 404, "not_found"],
    ["404 for an id that nobody has", NOBODYS_ID, `{"content":"x"}`, "application/json", 404, "not_found"],
  ])("%s", async (_, id, body, type, status, code) => {
    const answer = await unchanged(database, () =>
      site.rosa.post<Failure>(updates(id), body, { headers: { "content-type": type } }),
    );
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test("a request from another user's page is refused, after 401 and before anything else, and does nothing", async () => {
    const { id } = site.rosa.user;
    const meant = (user: string) => ({ headers: { ...JSON_TYPE, "x-user-id": user } });
    for (const body of [TOO_LARGE, "{", '{"content":"Poured"}'])
      for (const path of [updates(), updates(NOBODYS_ID)]) {
        const answer = await unchanged(database, () => mateo.post<Failure>(path, body, meant(id)));
        expect(answer).toMatchObject({ status: 409, body: { code: "other_user" } });
      }
    expect((await mateo.get<Failure>("/api/user", meant(id))).body.code).toBe("other_user");
    expect((await visitor.post<Failure>(updates(), "{", meant(id))).body.code).toBe("unauthenticated");
    const own = meant(mateo.user.id.toUpperCase());
    expect((await mateo.post(updates(), '{"content":"Poured"}', own)).status).toBe(201);
    const login = { email: mateo.user.email, password: mateo.user.password };
    expect((await new Client(server.url).post("/api/login", login, meant(id))).status).toBe(200);
  });

  test("a refusal comes in each language for a page that asks, and in the reader's alone for others", async () => {
    const asked = { headers: { ...JSON_TYPE, [TEXTS_HEADER]: "1" } };
    const refused = (options: object) => mateo.post<Failure>(updates(), '{"content":""}', options);
    const { texts } = (await refused(asked)).body as { texts?: unknown };
    const told = LOCALES.map(async (locale) => {
      const text = (await loadMessages(locale)).issues.updateRequired;
      return [locale, { message: text, issues: [{ path: "content", message: text }] }] as const;
    });
    expect(texts).toEqual(Object.fromEntries(await Promise.all(told)));
    expect(Object.keys((await refused({ headers: JSON_TYPE })).body).sort()).toEqual([
      "code",
      "issues",
      "message",
    ]);
  });

  test("404 for what is not visible, 403 for what is, 402 when only the plan is in the way", async () => {
    const mei = await newWorker(server, await rosasSite(server), { name: "Mei Chen", language: "en" });
    const { body: business } = await mei.post<{ id: string }>("/api/businesses", { name: "Chen Roofing" });
    await unchanged(database, async () => {
      const codes = `/api/projects/${site.projectId}/connect-codes`;
      expect((await mei.post(codes, {})).status).toBe(404);
      expect((await mateo.post(codes, {})).status).toBe(403);
      expect((await mateo.post(codes, { expirationHours: 2 })).status).toBe(400);
      const unpaid = await mei.post<Failure>("/api/projects", { name: "Roof", businessId: business.id });
      expect(unpaid).toMatchObject({
        status: 402,
        body: { code: "subscription_required", message: "Active subscription required" },
      });
      expect((await mei.post("/api/projects", { businessId: business.id })).status).toBe(400);
    });
  });
});

describe("a page of another site", () => {
  test.each(["https://evil.example", "null", "http://127.0.0.1.evil.example"])(
    "at %s changes nothing",
    async (origin) => {
      const answer = await unchanged(database, () =>
        mateo.post<Failure>(updates(), { content: "x" }, { headers: { origin } }),
      );
      expect([answer.status, answer.body.code]).toEqual([403, "forbidden"]);
      await unchanged(database, () => mateo.post("/api/logout", undefined, { headers: { origin } }));
      expect((await mateo.get("/api/user", { headers: { origin } })).status).toBe(200);
    },
  );

  test("is distinguished from our own by the address in APP_URL, not by what the request says of its host", async () => {
    const proxied = { "x-forwarded-host": "plumbline.example", "x-forwarded-proto": "https" };
    const post = (headers: Record<string, string>) => mateo.post(updates(), { content: "x" }, { headers });
    const foreign = { origin: "https://plumbline.example", ...proxied };
    expect((await unchanged(database, () => post(foreign))).status).toBe(403);
    for (const headers of [{ origin: server.url }, { origin: server.url, ...proxied }])
      expect((await post(headers)).status).toBe(201);
  });
});

test.each(["/api/nothing-here", "/api/projects/x/y/z", "/api/join/%00", "/api/join/A%00B"])(
  "%s is not found, in the usual error format",
  async (path) => {
    const answer = await visitor.get<Failure>(path);
    expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  },
);

test.each([
  ["en", undefined, "Please sign in."],
  ["es-MX,es;q=0.9,en;q=0.8", undefined, "Inicia sesión"],
  ["fr", undefined, "Please sign in."],
  ["en", "es", "Inicia sesión"],
  ["es", "en", "Please sign in."],
  ["en", "klingon", "Please sign in."],
])("speaks the reader's language: %s with cookie %s", async (accept, cookie, text) => {
  const reader = new Client(server.url, accept);
  if (cookie) reader.setCookie("language", cookie);
  expect((await reader.get<Failure>("/api/user")).body.message).toContain(text);
});

test("numbers in Spanish texts are written as in the United States", async () => {
  const long = { content: "x".repeat(10_001) };
  const spanish = { headers: { "accept-language": "es" } };
  expect((await mateo.post<Failure>(updates(), long, spanish)).body.message).toContain("10,000");
});

test("neither answers nor errors are cached", async () => {
  for (const answer of [
    await mateo.get("/api/user"),
    await visitor.get("/api/user"),
    await visitor.get("/api/nothing-here"),
  ]) {
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
});

test("every answer carries the id that its log line has", async () => {
  for (const answer of [await mateo.get("/api/user"), await visitor.get("/api/user")]) {
    const id = answer.headers.get("x-request-id") ?? "none";
    await vi.waitFor(() =>
      expect(logLines().find((line) => line.requestId === id)).toMatchObject({
        status: answer.status,
        path: "/api/user",
      }),
    );
  }
});

test("no log line holds a password, a cookie or a code", () => {
  const log = server.log().join("\n");
  for (const secret of [mateo.user.password, mateo.cookie("authjs.session-token")])
    expect(log).not.toContain(secret);
});

test("a change is logged with who, what, from where and by what", async () => {
  const headers = { "x-forwarded-for": "6.6.6.6, 203.0.113.7", "user-agent": "Site phone/1.0" };
  const { body } = await mateo.post<{ id: string }>(updates(), { content: "Logged" }, { headers });
  const { rows } = await database.query(
    "SELECT user_id, action, entity_type, ip_address, user_agent FROM action_logs WHERE entity_id = $1",
    [body.id],
  );
  expect(rows).toEqual([
    {
      user_id: mateo.user.id,
      action: "update.posted",
      entity_type: "update",
      ip_address: "203.0.113.7",
      user_agent: "Site phone/1.0",
    },
  ]);
});

function logLines(): { requestId?: string; status?: number; path?: string }[] {
  return server
    .log()
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as object);
}
