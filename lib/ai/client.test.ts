import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type * as Port from "./client";

/* A service that means harm, spoken to by the real client. */
const MEGABYTE = Buffer.alloc(1024 * 1024, " ");
const KEY = "sk-of-the-installation";
let port: typeof Port;
let service: Server;
let sent = 0;
let carried: string[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    request.resume();
    if (request.url?.startsWith("/v1/trap")) {
      carried.push(request.headers.authorization ?? "");
      response.end("{}");
    } else if (request.headers["x-do"] === "redirect") {
      response.writeHead(307, { location: "/v1/trap" }).end();
    } else if (request.headers["x-do"] === "echo") {
      response.writeHead(500, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { message: `Wrong key ${request.headers.authorization}` } }));
    } else {
      response.writeHead(200, { "content-type": "application/json" });
      const more = () => {
        while (sent < 300 && !response.destroyed) {
          sent += 1;
          if (!response.write(MEGABYTE)) return void response.once("drain", more);
        }
        response.end("{}");
      };
      more();
    }
  });
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  vi.stubEnv("OPENAI_API_KEY", KEY);
  vi.resetModules();
  port = await import("./client");
});

beforeEach(() => {
  sent = 0;
  carried = [];
});

afterAll(async () => {
  vi.unstubAllEnvs();
  service.closeAllConnections();
  await new Promise((closed) => service.close(closed));
});

function asks(what: string): Promise<unknown> {
  const { port: number } = service.address() as AddressInfo;
  return port.callAi((openAi) =>
    openAi
      .withOptions({ baseURL: `http://127.0.0.1:${number}/v1` })
      .chat.completions.create({ model: "any", messages: [] }, { headers: { "x-do": what } }),
  );
}

test("an answer without an end is read to its bound, and the call fails", async () => {
  await expect(asks("endless")).rejects.toThrow(port.AiError);
  await vi.waitFor(() => expect(sent).toBeLessThan(40));
});

test("a redirect is not followed: neither texts nor the key go elsewhere", async () => {
  await expect(asks("redirect")).rejects.toThrow(port.AiError);
  expect(carried).toEqual([]);
});

test("what the service says of an error is not in ours, which may be logged", async () => {
  const error = await asks("echo").catch((thrown: unknown) => thrown);
  expect(inspect(error)).toContain("status 500");
  expect(inspect(error)).not.toContain(KEY);
});
