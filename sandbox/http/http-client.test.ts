import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Client } from "./http-client";

const server = createServer((request, response) => {
  if (request.url === "/in")
    response.setHeader("set-cookie", ["session=abc; Path=/; HttpOnly", "language=es; Max-Age=60"]);
  if (request.url === "/out")
    response.setHeader("set-cookie", [
      "session=; Path=/; Max-Age=0",
      "language=en; Expires=Thu, 01 Jan 1970 00:00:00 GMT",
    ]);
  if (request.url === "/empty") return response.writeHead(204).end();
  response
    .setHeader("content-type", "application/json")
    .end(JSON.stringify({ cookie: request.headers.cookie ?? null, method: request.method }));
});

let url: string;

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

test("keeps the cookies that it receives until they expire", async () => {
  const client = new Client(url);
  expect((await client.post("/in", {})).body).toEqual({ cookie: null, method: "POST" });
  expect((await client.get("/")).body).toEqual({ cookie: "session=abc; language=es", method: "GET" });
  await client.post("/out");
  expect((await client.get("/")).body).toEqual({ cookie: null, method: "GET" });
});

test("the body of an empty answer is null", async () => {
  expect(await new Client(url).delete("/empty")).toMatchObject({ status: 204, body: null });
});
