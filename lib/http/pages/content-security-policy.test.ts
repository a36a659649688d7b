import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy";

function directives(options: { development: boolean; secure: boolean }): Map<string, string[]> {
  const lines = contentSecurityPolicy("bm9uY2U=", options).split("; ");
  return new Map(lines.map((line) => line.split(" ")).map(([name = "", ...sources]) => [name, sources]));
}

it("only runs scripts with this response's nonce", () => {
  const policy = directives({ development: false, secure: true });
  expect(policy.get("script-src")).toEqual(["'self'", "'nonce-bm9uY2U='", "'strict-dynamic'"]);
  expect(policy.get("style-src-elem")).toEqual(["'self'", "'nonce-bm9uY2U='"]);
  expect(policy.get("object-src")).toEqual(["'none'"]);
  expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
});

it.each([
  "default-src",
  "connect-src",
  "font-src",
  "img-src",
  "media-src",
  "worker-src",
  "base-uri",
  "form-action",
])("loads nothing from elsewhere by %s", (name) => {
  const sources = directives({ development: false, secure: true }).get(name) ?? [];
  expect(sources).toContain("'self'");
  expect(sources.filter((source) => !["'self'", "data:", "blob:"].includes(source))).toEqual([]);
});

it("upgrades to https only for visitors who came over it", () => {
  expect(directives({ development: false, secure: true }).has("upgrade-insecure-requests")).toBe(true);
  expect(directives({ development: false, secure: false }).has("upgrade-insecure-requests")).toBe(false);
});

it("is loosened in development, as its tools need, and no further than that", () => {
  const policy = directives({ development: true, secure: false });
  expect(policy.get("script-src")).toContain("'unsafe-eval'");
  expect(policy.get("script-src")).not.toContain("'unsafe-inline'");
});
