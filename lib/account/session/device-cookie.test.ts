import { describe, expect, it, vi } from "vitest";

vi.mock("@/lib/kernel/env", () => ({ env: { AUTH_SECRET: "a secret of at least thirty-two characters" } }));

const { deviceOf, withAccount } = await import("./device-cookie");

const ROSA = { id: "rosa", sessionVersion: 3 };
const JUNE = { id: "june", sessionVersion: 0 };

describe("a device cookie", () => {
  const cookie = withAccount(undefined, ROSA);

  it("is valid for its account only, with a stable id", () => {
    expect(deviceOf(cookie, ROSA)).toMatch(/^[\w-]{16}$/);
    expect(deviceOf(cookie, JUNE)).toBeNull();
    expect(deviceOf(withAccount(cookie, ROSA), ROSA)).toBe(deviceOf(cookie, ROSA));
    expect(deviceOf(withAccount(undefined, ROSA), ROSA)).not.toBe(deviceOf(cookie, ROSA));
  });

  it("becomes invalid with the sessions of its account", () => {
    expect(deviceOf(cookie, { ...ROSA, sessionVersion: 4 })).toBeNull();
  });

  it("holds the newest eight accounts", () => {
    const crew = Array.from({ length: 10 }, (_, n) => ({ id: `worker-${n}`, sessionVersion: 0 }));
    const shared = crew.reduce<string | undefined>(withAccount, undefined);
    expect(crew.map((worker) => deviceOf(shared, worker) !== null)).toEqual(crew.map((_, n) => n >= 2));
    expect(shared).not.toContain("worker");
    expect(withAccount(shared, crew[9] ?? ROSA)).toBe(shared);
    expect(deviceOf(`${"x~".repeat(8)}${cookie}`, ROSA)).toBeNull();
  });

  it.each([undefined, "", "~", ".", "nonsense", "a.b~c.d", "é.🪚", `${cookie}x`, cookie.slice(0, -1)])(
    "that is forged or malformed belongs to nobody: %j",
    (forged) => {
      expect(deviceOf(forged, ROSA)).toBeNull();
    },
  );
});
