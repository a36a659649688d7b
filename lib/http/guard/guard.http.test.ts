import { connect as connectTo, type Socket } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { shortcutPaths } from "@/lib/shared/paths/shortcut-paths";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { rosasSite, unchanged } from "@/sandbox/fixtures/site-fixture";
import { actionId, callAction } from "@/sandbox/http/call-action";
import { type Answer, Client, type SignedInClient } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

interface Reply {
  status: number;
  headers: string;
  body: string;
}

const server = await forThisFile(startTestServer());
const database = await forThisFile(connect(server.databaseUrl));
const site = await rosasSite(server);
const { rosa } = site;

/** A connection that has sent `text`; `heard` returns everything received so far. */
async function speak(text: string): Promise<{ socket: Socket; heard: () => string; closed: Promise<void> }> {
  const { hostname, port } = new URL(server.url);
  const socket = connectTo(Number(port), hostname);
  let heard = "";
  socket.setEncoding("utf8").on("data", (part: string) => (heard += part));
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await new Promise((resolve) => socket.write(text, resolve));
  return { socket, heard: () => heard, closed };
}

/** One answer over a connection of its own. */
async function reply(head: string, body = ""): Promise<Reply> {
  const { socket, heard } = await speak(
    `${head}\r\nHost: ${new URL(server.url).host}\r\nConnection: close\r\n`,
  );
  socket.write(`\r\n${body}`);
  await vi.waitFor(() => expect(heard()).toMatch(/\r\n\r\n[^]*\}|\r\n\r\n$/));
  socket.destroy();
  const [headers = "", ...rest] = heard().split("\r\n\r\n");
  return {
    status: Number(headers.slice(9, 12)),
    headers: headers.toLowerCase(),
    body: rest.join("\r\n\r\n"),
  };
}

function cookieOf(client: SignedInClient): string {
  return `Cookie: authjs.session-token=${client.cookie("authjs.session-token") ?? ""}`;
}

describe("a request that Next would answer with a bare error", () => {
  test.each([
    ["TRACE / HTTP/1.1", 405, "method_not_allowed"],
    ["TRACE /api/user HTTP/1.1", 405, "method_not_allowed"],
    ["PROPFIND /dashboard HTTP/1.1", 405, "method_not_allowed"],
    ["GET /%zz HTTP/1.1", 404, "not_found"],
    ["GET /projects/%E0%A4%A HTTP/1.1", 404, "not_found"],
    ["GET /api/join/%ff HTTP/1.1", 404, "not_found"],
    ["GET /_next/static/%c3%28.js HTTP/1.1", 404, "not_found"],
    ["POST /auth HTTP/1.1\r\nOrigin: https://evil.example\r\nContent-Length: 0", 403, "forbidden"],
    ["POST /auth HTTP/1.1\r\nOrigin: nonsense\r\nContent-Length: 0", 403, "forbidden"],
    ["POST /auth HTTP/1.1\r\nOrigin: null\r\nNext-Action: 00\r\nContent-Length: 0", 403, "forbidden"],
    ["POST /auth HTTP/1.1\r\nContent-Length: 1048577", 413, "too_large"],
  ])("%j is %i in our own error format, with a request id", async (head, status, code) => {
    const answer = await reply(head);
    expect([answer.status, (JSON.parse(answer.body) as { code: string }).code]).toEqual([status, code]);
    const id = /x-request-id: (\S+)/.exec(answer.headers)?.[1] ?? "none";
    expect(answer.headers).toContain("cache-control: no-store");
    expect(answer.headers).toContain("x-content-type-options: nosniff");
    await vi.waitFor(() => expect(server.log().some((line) => line.includes(id))).toBe(true));
  });

  test("speaks the reader's language", async () => {
    expect((await reply("GET /%zz HTTP/1.1\r\nAccept-Language: es")).body).toContain("No se encontró");
  });

  test.each([
    ["text/plain;charset=UTF-8", "{"],
    ["multipart/form-data; boundary=b", "--b\r\nnothing"],
    ["multipart/form-data", "--b--"],
  ])("an action's body that cannot be decoded is a 400: %s %s", async (type, body) => {
    const name = "createBusinessAction";
    const answer = await unchanged(database, () =>
      rosa.post<{ code: string; message: string }>("/businesses", body, {
        headers: { "content-type": type, "next-action": actionId(name) },
      }),
    );
    expect([answer.status, answer.body.code]).toEqual([400, "validation_failed"]);
    expect(answer.headers.get("x-request-id")).toBeTruthy();
    expect(answer.body.message).not.toBe("");
  });

  test("is never a well-formed one: actions still work", async () => {
    const result = await callAction(
      rosa,
      { page: "/businesses", name: "createBusinessAction" },
      { name: "Ortiz Roofing" },
    );
    expect(result).toMatchObject({ ok: true, data: { name: "Ortiz Roofing" } });
  });
});

describe("a share that no service worker took", () => {
  // A phone sends it for another app: from no page, and larger than any of ours.
  const form = new FormData();
  form.set("text", "Beam is level.");
  form.set("files", new Blob(["x".repeat(2 * 1024 * 1024)], { type: "image/jpeg" }), "beam.jpg");
  const post = (by: Client) =>
    by.post(shortcutPaths.share(), form, { headers: { origin: "null", "sec-fetch-mode": "navigate" } });
  const address = (answer: Answer) => answer.headers.get("location") ?? "";

  test("leads to a page that says so, and leaves nothing", async () => {
    const answer = await unchanged(database, () => post(rosa));
    expect([answer.status, answer.body]).toEqual([303, null]);
    expect((await rosa.get(address(answer))).status).toBe(200);
  });

  test("leads there after signing in too", async () => {
    const visitor = new Client(server.url);
    const answer = await unchanged(database, () => post(visitor));
    expect(answer.status).toBe(303);
    const next = new URL(address(await visitor.get(address(answer))), server.url).searchParams.get("next");
    expect(next).toBe(address(answer));
  });
});

describe("an upgrade", () => {
  test.each(["/", "/api/user", "/nothing/here", "/_next/hmr"])("of %s is ended at once", async (path) => {
    const upgrade = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
    const { heard, closed } = await speak(upgrade);
    await closed;
    expect(heard()).toMatch(/^HTTP\/1.1 400 /);
  });

  test("leaves no socket behind, however many there are", async () => {
    const upgrade = "GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n";
    const closed = Array.from({ length: 200 }, async () => (await speak(upgrade)).closed);
    await Promise.all(closed);
    expect(await rosa.get("/api/user")).toMatchObject({ status: 200 });
  });
});

describe("a page's POST", () => {
  test("of unknown length is limited as it arrives", async () => {
    const { socket, heard, closed } = await speak(
      `POST /businesses HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\n${cookieOf(rosa)}\r\n` +
        `Next-Action: ${actionId("createBusinessAction")}\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
    for (let sent = 0; sent < 100 && heard() === "" && !socket.destroyed; sent += 1)
      await new Promise((resolve) => socket.write(chunk, resolve));
    await vi.waitFor(() => expect(heard()).toMatch(/^HTTP\/1.1 413 /));
    await closed;
    expect(await rosa.get("/api/user")).toMatchObject({ status: 200 });
  });
});
