import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { API_DESCRIPTION } from "@/lib/shared/paths/api-path";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { Client } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());

test("the API's description is served to everybody, with an ETag", async () => {
  const visitor = new Client(server.url);
  const { status, body, headers } = await visitor.get(API_DESCRIPTION);
  expect([status, headers.get("etag")]).toEqual([200, expect.any(String)]);
  expect(body).toEqual(JSON.parse(readFileSync("public/api/openapi.json", "utf8")));
});

test("the page for developers shows every call, in both languages", async () => {
  const api = JSON.parse(readFileSync("public/api/openapi.json", "utf8")) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  for (const [language, heading] of [
    ["en", "Requests and answers"],
    ["es", "Solicitudes y respuestas"],
  ] as const) {
    const { body } = await new Client(server.url, language).get<string>("/developers");
    expect(body).toContain(heading);
    expect(calls.filter((call) => !body.includes(`>${call}<`))).toEqual([]);
  }
});
