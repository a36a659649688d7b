import { beforeEach, describe, expect, it, vi } from "vitest";
import { assertSameOrigin } from "./origin";

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});

function request(method: string, headers: Record<string, string>): Request {
  return new Request("http://127.0.0.1:3000/api/businesses", {
    method,
    headers: { host: "plumbline.example", ...headers },
  });
}

describe("a state-changing request", () => {
  it.each([
    ["its own site's page", { origin: "https://plumbline.example" }],
    [
      "its own site's page behind a proxy",
      { host: "10.0.0.7:3000", "x-forwarded-host": "plumbline.example", origin: "https://plumbline.example" },
    ],
    ["no page at all", {}],
  ])("from %s is let in", (_, headers) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      expect(() => assertSameOrigin(request(method, headers))).not.toThrow();
  });

  it.each([
    "https://evil.example",
    "https://plumbline.example.evil.example",
    "https://evil.example/plumbline.example",
    "https://plumbline.example:8443",
    "https://plumbline.example@evil.example",
    "null",
    "",
    "plumbline.example",
  ])("from %j is refused", (origin) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      expect(() => assertSameOrigin(request(method, { origin }))).toThrow(
        expect.objectContaining({ code: "forbidden", key: "foreignOrigin" }),
      );
    }
  });
});

it.each(["GET", "HEAD", "OPTIONS"])("%s changes nothing and may come from anywhere", (method) => {
  expect(() => assertSameOrigin(request(method, { origin: "https://evil.example" }))).not.toThrow();
});

describe("where APP_URL names the site's address", () => {
  async function refusal(headers: Record<string, string>): Promise<unknown> {
    vi.stubEnv("APP_URL", "https://plumbline.example/");
    const { assertSameOrigin: assertOwn } = await import("./origin");
    try {
      assertOwn(request("POST", headers));
      return null;
    } catch (error) {
      return error;
    }
  }

  it.each([
    [{ origin: "https://plumbline.example" }],
    [{ origin: "https://plumbline.example", host: "10.0.0.7:3000" }],
    [{ origin: "https://plumbline.example", "x-forwarded-host": "internal.example" }],
    [{}],
  ])("%j is let in", async (headers) => {
    expect(await refusal(headers)).toBeNull();
  });

  it.each([
    [{ origin: "https://evil.example", "x-forwarded-host": "evil.example" }],
    [{ origin: "https://evil.example", "x-forwarded-host": "evil.example, plumbline.example" }],
    [{ origin: "https://evil.example", host: "evil.example" }],
    [{ origin: "http://plumbline.example" }],
    [{ origin: "https://plumbline.example:8443", host: "plumbline.example:8443" }],
  ])("%j is refused, whatever host the request names", async (headers) => {
    expect(await refusal(headers)).toMatchObject({ code: "forbidden", key: "foreignOrigin" });
  });
});
