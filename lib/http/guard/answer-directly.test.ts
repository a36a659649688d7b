import { once } from "node:events";
import { createServer, request as send, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { type Handler, route } from "../route";
import { answerDirectly } from "./answer-directly";
import { SECURITY_HEADERS } from "@/lib/http/pages/security-headers";
import { afterAnswer } from "@/lib/kernel/after-answer";
import { log } from "@/lib/kernel/log";
import { newId } from "@/lib/kernel/new-id";
import { currentRequest } from "@/lib/kernel/request-context";
import { AppError } from "@/lib/shared/errors";
import { serveRoutes } from "@/sandbox/servers/serve-routes";

/* A call that Next's router has found once is answered without it. Each test has a world of its own: who reads, and what of it. */

interface Reader {
  id: string;
  /** What their class is shown. */
  sees: string;
  isSuspended: boolean;
}

const world = { version: 1, readers: new Map<string, Reader>(), built: 0, throughNext: 0 };

vi.mock("@/lib/kernel/installation/build", () => ({ BUILD: "the build of a test" }));
vi.mock("@/lib/account/session/session", () => {
  const actor = () => {
    const reader = world.readers.get(currentRequest()?.cookies?.get("session")?.value ?? "");
    if (!reader || reader.isSuspended) throw new AppError("unauthenticated");
    return { ...reader, name: reader.id, reads: "en" };
  };
  return {
    requireToken: () => Promise.resolve({}),
    requireActor: async () => Promise.resolve(actor()),
    requireReader: async () => Promise.resolve({ actor: actor(), version: `${world.version}` }),
    requireWriter: async () => Promise.resolve(actor()),
  };
});

/** While somebody comments. */
let meanwhile = () => Promise.resolve();

const LONG = "All of it is poured. ".repeat(100);
const params = z.object({ id: z.uuid() });
const answered = () => z.object({ text: z.string() });
const project = route({ params, revalidates: "project", returns: answered }, (actor, { id }) => {
  world.built += 1;
  const { sees } = world.readers.get(actor.id) ?? { sees: "" };
  return Promise.resolve({ text: `${id} ${sees} ${world.version} ${LONG}` });
});
const comment = route(
  { params, body: z.object({ text: z.string() }), creates: true, reaches: "update", returns: answered },
  async (actor, { id, text }) => {
    await meanwhile();
    currentRequest()?.cookies?.set("said", "yes", { sameSite: "lax", path: "/", maxAge: 1 });
    return { text: `${id} ${text} ${currentRequest()?.ip} ${actor.id}` };
  },
);
const plain: Handler = route({ params, returns: answered }, () => Promise.resolve({ text: "plain" }));

let server: Server;

beforeAll(async () => {
  vi.spyOn(log, "info").mockReturnValue();
  const next = serveRoutes({
    "GET /api/projects/:id": project,
    "HEAD /api/projects/:id": project,
    "POST /api/updates/:id/comments": comment,
    "GET /api/plain/:id": plain,
  });
  server = createServer((request, response) => {
    if (answerDirectly(request, response)) return;
    world.throughNext += 1;
    next.emit("request", request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => {
  Object.assign(world, { version: world.version + 1, readers: new Map(), built: 0, throughNext: 0 });
});

afterAll(() => {
  server.close();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function call(
  path: string,
  {
    as = "rosa",
    method = "GET",
    headers = {},
    body,
  }: { as?: string; method?: string; headers?: object; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const type = body === undefined ? {} : { "content-type": "application/json" };
    const options = {
      host: "127.0.0.1",
      port,
      path,
      method,
      headers: { cookie: `session=${as}`, ...type, ...headers },
    };
    const request = send(options, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    request.on("error", reject).end(body);
  });
}

function arrive(id: string, sees = "all"): void {
  world.readers.set(id, { id, sees, isSuspended: false });
}

const of = () => `/api/projects/${newId()}`;

test("a call is answered without Next once Next has found one of its kind, with the same headers and ours", async () => {
  arrive("rosa");
  const [first, second] = [await call(of()), await call(`${of()}?limit=1`)];
  expect([first.status, second.status, world.built]).toEqual([200, 200, 2]);
  expect(world.throughNext).toBeLessThanOrEqual(1);
  const alike = ["content-type", "cache-control"] as const;
  for (const name of alike) expect(second.headers[name]).toBe(first.headers[name]);
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    expect(second.headers[name.toLowerCase()]).toBe(value);
  expect(second.headers["x-request-id"]).toBeTruthy();
  expect(second.headers["content-length"]).toBe(String(second.body.byteLength));
});

test("whoever has the version gets a 304, and who has nothing the bytes that were built for them before", async () => {
  arrive("rosa");
  const path = of();
  const first = await call(path);
  const again = await call(path);
  expect(again.body.equals(first.body)).toBe(true);
  const known = await call(path, { headers: { "if-none-match": first.headers.etag } });
  expect([known.status, known.body.byteLength, world.built]).toEqual([304, 0, 1]);
});

test("kept bytes are compressed for whoever accepts it", async () => {
  arrive("rosa");
  const path = of();
  const first = await call(path);
  for (const [accepted, encoding] of [
    ["gzip, deflate, br", "gzip"],
    ["br;q=1.0, gzip;q=0.8", "gzip"],
    ["gzip;q=0", undefined],
    ["identity", undefined],
  ] as const) {
    const { headers, body } = await call(path, { headers: { "accept-encoding": accepted } });
    expect([accepted, headers["content-encoding"]]).toEqual([accepted, encoding]);
    expect(headers.vary).toContain("Accept-Encoding");
    expect((encoding ? gunzipSync(body) : body).equals(first.body)).toBe(true);
  }
  const head = await call(path, { method: "HEAD" });
  expect([head.status, head.body.byteLength]).toEqual([200, 0]);
});

test("a write gets its body, its parameters and the client's address, and its cookies arrive", async () => {
  arrive("rosa");
  for (const text of ["On it", "Done"]) {
    const id = newId();
    const body = JSON.stringify({ text });
    const answer = await call(`/api/updates/${id}/comments`, {
      method: "POST",
      body,
      headers: { "x-forwarded-for": "10.0.0.7" },
    });
    expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([
      201,
      { text: `${id} ${text} 10.0.0.7 rosa` },
    ]);
    expect(answer.headers["set-cookie"]).toEqual([expect.stringContaining("said=yes")]);
  }
  const path = `/api/updates/${newId()}/comments`;
  const direct = await call(path, { method: "POST", body: '{"text":"a"}' });
  expect(direct.body.toString()).toContain("127.0.0.1");
  const refused = await call(path, { method: "POST", body: '{"text":' });
  expect([refused.status, (JSON.parse(refused.body.toString()) as { code: string }).code]).toEqual([
    400,
    "validation_failed",
  ]);
});

test("what waits for an answer is done also if its client hung up before", async () => {
  arrive("rosa");
  const comment = () =>
    call(`/api/updates/${newId()}/comments`, { method: "POST", body: '{"text":"On it"}' });
  await comment();
  const { promise: done, resolve } = Promise.withResolvers<null>();
  server.prependOnceListener("request", ({ socket }, response) => {
    meanwhile = async () => {
      meanwhile = () => Promise.resolve();
      socket.destroy();
      await once(response, "close");
      afterAnswer(() => Promise.resolve(resolve(null)), "not done");
    };
  });
  await expect(comment()).rejects.toThrow("socket hang up");
  await done;
});

test.each([
  "/api/plain/ID",
  "/api/projects/ID/",
  "/api/projects/none",
  "//api/projects/ID",
  "/api/%70rojects/ID",
])("what is not of a known kind goes to Next: %s", async (path) => {
  arrive("rosa");
  await call(of());
  world.throughNext = 0;
  for (let n = 0; n < 2; n += 1) await call(path.replace("ID", newId()));
  expect(world.throughNext).toBe(2);
});

test("on a platform that surrounds requests with a context, every call goes to Next", async () => {
  arrive("rosa");
  await call(of());
  world.throughNext = 0;
  const context = Symbol.for("@next/request-context");
  Reflect.set(globalThis, context, {});
  await call(of());
  Reflect.deleteProperty(globalThis, context);
  await call(of());
  expect(world.throughNext).toBe(1);
});

type Step =
  | { does: "read"; reader: number; place: number; knows: boolean }
  | { does: "change" }
  | { does: "suspend" | "restore"; reader: number }
  | { does: "reclass"; reader: number; sees: number };

const reader = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant("read" as const),
      reader,
      place: fc.nat(1),
      knows: fc.boolean(),
    }),
  },
  fc.record({ does: fc.constant("change" as const) }),
  fc.record({ does: fc.constantFrom("suspend" as const, "restore" as const), reader }),
  fc.record({ does: fc.constant("reclass" as const), reader, sees: fc.nat(2) }),
);

test("nobody is ever sent anything but what would be built for them now, over random edits and readers", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      world.version += 1;
      const places = [newId(), newId()];
      for (let n = 0; n < 4; n += 1) arrive(`reader ${n}`, `class ${n % 2}`);
      const tags = new Map<string, { tag: string; body: string }>();
      for (const one of steps) {
        const of = world.readers.get("reader" in one ? `reader ${one.reader}` : "");
        if (one.does === "change") world.version += 1;
        if (!of) continue;
        if (one.does === "suspend" || one.does === "restore") of.isSuspended = one.does === "suspend";
        if (one.does === "reclass") {
          // As an assignment does: it is an event.
          of.sees = `class ${one.sees}`;
          world.version += 1;
        }
        if (one.does !== "read") continue;
        const key = `${of.id} ${one.place}`;
        const known = one.knows ? tags.get(key) : undefined;
        const answer = await call(`/api/projects/${places[one.place]}`, {
          as: of.id,
          headers: { "if-none-match": known?.tag ?? '""', "x-user-id": of.id },
        });
        const now = JSON.stringify({ text: `${places[one.place]} ${of.sees} ${world.version} ${LONG}` });
        if (of.isSuspended) expect(answer.status).toBe(401);
        else if (answer.status === 304) expect(known?.body).toBe(now);
        else {
          expect([answer.status, answer.body.toString()]).toEqual([200, now]);
          tags.set(key, { tag: answer.headers.etag ?? "", body: now });
        }
      }
    }),
    { numRuns: 20 },
  );
});
