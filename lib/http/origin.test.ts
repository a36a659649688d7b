import { describe, expect, it } from "vitest";
import { assertSameOrigin } from "./origin";

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
