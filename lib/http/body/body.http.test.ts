import { request as httpRequest } from "node:http";
import { describe, expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { newWorker, rosasSite, unchanged } from "@/sandbox/fixtures/site-fixture";
import type { Client } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

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

const updates = (id = site.projectId) => `/api/projects/${id}/updates`;

describe("a body", () => {
  test("of unknown length is bounded too", async () => {
    const status = await unchanged(database, () => postChunks(updates(), mateo, 10, "x".repeat(64 * 1024)));
    expect(status).toBe(413);
  });

  test("of exactly the limit is accepted", async () => {
    const padding = "x".repeat(256 * 1024 - JSON.stringify({ content: "Framing", padding: "" }).length);
    expect((await mateo.post(updates(), { content: "Framing", padding })).status).toBe(201);
  });

  test.each([
    ["broken JSON", "{", ""],
    [
      "bytes that are not UTF-8",
      Uint8Array.from([...Buffer.from('{"content":"'), 0xc3, 0x28, ...Buffer.from('"}')]),
      "",
    ],
    ["a NUL character", `{"content":"a\\u0000b"}`, "content"],
    ["null for a text", `{"content":null}`, "content"],
    ["a list", "[]", ""],
    ["null", "null", ""],
    ["nothing at all", "", "content"],
  ])("of %s is a 400 that says where", async (_, body, path) => {
    const answer = await unchanged(database, () =>
      mateo.post<Failure>(updates(), body, { headers: JSON_TYPE }),
    );
    expect([answer.status, answer.body.code]).toEqual([400, "validation_failed"]);
    expect(answer.body.issues?.[0]?.path ?? "").toBe(path);
    expect(answer.body.message).not.toBe("");
  });
  test("with a NUL character in an unknown field is accepted", async () => {
    const body = `{"content":"ab","more":{"deep":["\\u0000"]}}`;
    expect(await mateo.post(updates(), body, { headers: JSON_TYPE })).toMatchObject({ status: 201 });
  });

  test("of deeply nested brackets does not bring the server down", async () => {
    const brackets = `{"content":"Framing","deep":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    expect((await mateo.post(updates(), brackets, { headers: JSON_TYPE })).status).toBe(201);
  });

  test("may hold unknown fields, which change nothing", async () => {
    const { status, body } = await mateo.post<{ authorId: string; seq: number }>(updates(), {
      content: "Framing",
      authorId: site.rosa.user.id,
      isOperator: true,
    });
    expect([status, body.authorId]).toEqual([201, mateo.user.id]);
  });

  test.each([
    "🏗️👩🏽‍🔧",
    "مرحبا بالعالم \u200fمن اليمين",
    "e\u0301 vs é",
    "a\u200db\ufeffc",
    "<b>&amp;\"'\\",
    "línea\r\n\totra",
    "\u{10ffff}",
  ])("keeps %j exactly, in the answer and in the database", async (content) => {
    const { body } = await mateo.post<{ id: string; content: string }>(updates(), { content });
    expect(body.content).toBe(content);
    expect((await database.query("SELECT content FROM updates WHERE id = $1", [body.id])).rows).toEqual([
      { content },
    ]);
  });

  test("of which nothing can be seen is refused by every call as blank", async () => {
    const { rosa, businessId, projectId } = site;
    const update = await mateo.post<{ id: string }>(updates(), { content: "Framing" });
    const task = await rosa.post<{ id: string }>(`/api/projects/${projectId}/tasks`, { name: "Roof" });
    const unseen = "\u200b \u3164\u2800\u00ad\u2060\u200f";
    const calls: [string, "post" | "put" | "patch", string, object][] = [
      ["name", "post", "/api/register", { name: unseen, email: "unseen@example.com", password: "123456" }],
      ["name", "put", "/api/user/profile", { name: unseen, email: rosa.user.email }],
      ["name", "post", "/api/businesses", { name: unseen }],
      ["name", "put", `/api/businesses/${businessId}`, { name: unseen }],
      ["name", "post", "/api/projects", { name: unseen, businessId }],
      ["name", "patch", `/api/projects/${projectId}`, { name: unseen }],
      ["name", "post", `/api/projects/${projectId}/tasks`, { name: unseen }],
      ["name", "post", `/api/tasks/${task.body.id}/subtasks`, { name: unseen }],
      ["content", "post", updates(), { content: unseen }],
      ["content", "patch", `/api/updates/${update.body.id}`, { content: unseen }],
      ["content", "post", `/api/updates/${update.body.id}/comments`, { content: unseen }],
      ["content", "post", `/api/projects/${projectId}/messages`, { content: unseen }],
      ["connectCode", "post", "/api/join", { connectCode: unseen }],
      [
        "0.term",
        "put",
        `/api/businesses/${businessId}/glossary`,
        [{ term: unseen, translation: null, language: "en" }],
      ],
    ];
    for (const [field, method, path, body] of calls) {
      const person = path.startsWith("/api/updates/") ? mateo : rosa;
      const answer = await unchanged(database, () => person[method]<Failure>(path, body));
      expect([path, answer.status, answer.body.issues?.map((issue) => issue.path)]).toEqual([
        path,
        400,
        [field],
      ]);
    }
  });

  test("tells null, which clears, from absence, which keeps", async () => {
    const path = `/api/businesses/${site.businessId}`;
    await site.rosa.put(path, { name: "Ortiz Framing", description: "Wood" });
    expect((await site.rosa.put(path, { name: "Ortiz Framing" })).body).toMatchObject({
      description: "Wood",
    });
    expect((await site.rosa.put(path, { name: "Ortiz Framing", description: null })).body).toMatchObject({
      description: null,
    });
  });

  test("with half a surrogate pair is not a server error", async () => {
    const answer = await mateo.post(updates(), `{"content":"half \\ud800 pair"}`, {
      headers: { ...JSON_TYPE, "idempotency-key": "half" },
    });
    expect(answer.status).toBeLessThan(500);
  });
});

/** Sends `chunk` this many times without a Content-Length; resolves to the status. */
function postChunks(path: string, sender: Client, times: number, chunk: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const cookie = `authjs.session-token=${sender.cookie("authjs.session-token") ?? ""}`;
    const sent = httpRequest(
      new URL(path, server.url),
      { method: "POST", headers: { ...JSON_TYPE, cookie } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    // A server that refuses may hang up before everything is sent.
    sent.on(
      "error",
      (error: NodeJS.ErrnoException) =>
        error.code !== "EPIPE" && error.code !== "ECONNRESET" && reject(error),
    );
    for (let n = 0; n < times; n += 1) sent.write(chunk);
    sent.end();
  });
}
