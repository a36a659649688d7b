import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});

async function redirectOf(host: string, variables: Record<string, string>): Promise<string | null> {
  for (const [name, value] of Object.entries({ APP_MODE: "demo", PORT: "3000", ...variables }))
    vi.stubEnv(name, value);
  const { demoRedirect } = await import("./demo-host");
  return demoRedirect(host, "/billing?choose=1");
}

const HERE = { APP_URL: "http://localhost:3000" };

test.each([
  ["127.0.0.1:3000", HERE, "http://localhost:3000/billing?choose=1"],
  ["[::1]:3000", HERE, "http://localhost:3000/billing?choose=1"],
  ["localhost:3000", { APP_URL: "http://127.0.0.1:3000" }, "http://127.0.0.1:3000/billing?choose=1"],
  ["localhost:3000", HERE, null],
  ["192.168.1.20:3000", HERE, null],
  ["plumbline.example", HERE, null],
  ["127.0.0.1:3000", { ...HERE, APP_MODE: "test" }, null],
])("a page asked of %s with %j goes to %s", async (host, variables, expected) => {
  expect(await redirectOf(host, variables)).toBe(expected);
});
