import { request } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { Client, signUp } from "@/sandbox/http/http-client";
import { refusals, type Refusal } from "@/sandbox/http/refusal";
import { SONG } from "@/sandbox/servers/example-calls";
import { at, startExamples } from "@/sandbox/servers/start-examples";
import { startTestServer } from "@/sandbox/servers/test-server";

const product = await forThisFile(startTestServer());
const examples = await forThisFile(startExamples(product));
const rosa = at(examples.url, await signUp(product, { name: "Rosa" }));
const visitor = new Client(examples.url);

describe("an event stream", () => {
  const open = async () => (await visitor.get<{ open: number }>("/streams")).body.open;

  test("arrives as it is written, to its end", async () => {
    const { headers, body, status } = await rosa.get<string>("/count?until=3");
    expect([status, headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
    expect([headers.get("cache-control"), headers.get("x-accel-buffering")]).toEqual([
      "no-cache, no-transform",
      "no",
    ]);
    expect(body).toBe([1, 2, 3].map((n) => `id: ${n}\nevent: count\ndata: {"n":${n}}\n\n`).join(""));
    expect(await open()).toBe(0);
  });

  test("is refused like any other call", async () => {
    expect(await refusals([() => visitor.get("/count"), () => rosa.get("/count?until=soon")])).toEqual([
      "401 unauthenticated",
      "400 validation_failed",
    ]);
    expect(await open()).toBe(0);
  });

  test("ends with the client, and with the server", async () => {
    const leaving = new AbortController();
    const cookie = `authjs.session-token=${rosa.cookie("authjs.session-token") ?? ""}`;
    const start = (signal?: AbortSignal) =>
      fetch(`${examples.url}/count`, { headers: { cookie }, ...(signal && { signal }) });
    await start(leaving.signal);
    const staying = await start();
    expect(await open()).toBe(2);
    leaving.abort();
    await vi.waitFor(async () => expect(await open()).toBe(1));
    await visitor.post("/streams/close");
    expect(await staying.text()).toContain("event: count");
    expect(await open()).toBe(0);
  });

  test("ends when its reader does not keep up", async () => {
    const cookie = `authjs.session-token=${rosa.cookie("authjs.session-token") ?? ""}`;
    const stalled = request(`${examples.url}/count?bytes=300000`, { headers: { cookie } });
    const { promise: answered, resolve } = Promise.withResolvers<number | undefined>();
    stalled.on("response", (response) => resolve(response.pause().statusCode)).on("error", () => undefined);
    stalled.end();
    expect(await answered).toBe(200);
    await vi.waitFor(async () => expect(await open()).toBe(0));
    stalled.destroy();
  });
});

describe("a file", () => {
  const get = async (headers: Record<string, string>) => {
    const response = await fetch(`${examples.url}/song`, { headers });
    return {
      status: response.status,
      content: Buffer.from(await response.arrayBuffer()),
      range: response.headers.get("content-range"),
    };
  };

  test.each([
    ["bytes=0-9", 0, 10],
    ["bytes=990-", 990, 1000],
    ["bytes=990-5000", 990, 1000],
    ["bytes=-10", 990, 1000],
    ["bytes=-5000", 0, 1000],
  ])("is sent in the part that %s asks for", async (range, from, to) => {
    expect(await get({ range })).toEqual({
      status: 206,
      content: SONG.subarray(from, to),
      range: `bytes ${from}-${to - 1}/1000`,
    });
  });

  test.each<Record<string, string>>([
    {},
    { range: "bytes=9-0" },
    { range: "bytes=0-1,5-6" },
    { range: "lines=1-2" },
    { range: "bytes=0-9", "if-range": '"another"' },
  ])("comes whole for %o", async (headers) => {
    expect(await get(headers)).toEqual({ status: 200, content: SONG, range: null });
  });

  test("has no bytes past its end, and sends none to a client that has them cached", async () => {
    expect(await get({ range: "bytes=1000-" })).toMatchObject({ status: 416, range: "bytes */1000" });
    expect(await get({ range: "bytes=-0" })).toMatchObject({ status: 416 });
    expect(await get({ "if-none-match": '"song"' })).toMatchObject({ status: 304 });
    expect(await get({ range: "bytes=0-9", "if-range": '"song"' })).toMatchObject({ status: 206 });
  });
});

test("a redirect names no host", async () => {
  const { status, headers } = await visitor.get("/elsewhere");
  expect([status, headers.get("location")]).toEqual([303, "/song"]);
});

test("a call that takes too long times out, and says when to retry", async () => {
  const { status, body, headers } = await rosa.post<Refusal>("/slow");
  expect([status, body.code, headers.get("retry-after")]).toEqual([503, "unavailable", "5"]);
});
