import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { currentRequest, requestInfoFrom, withRequest } from "./request-context";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["6.6.6.6, 203.0.113.7", "203.0.113.7"],
  ["6.6.6.6,203.0.113.7 ", "203.0.113.7"],
  ["2001:db8::7", "2001:db8::7"],
  ["", null],
  [null, null],
])("of X-Forwarded-For %j only the nearest proxy's entry counts: %j", (forwarded, ip) => {
  expect(requestInfoFrom(new Headers(forwarded === null ? {} : { "x-forwarded-for": forwarded })).ip).toBe(
    ip,
  );
});

it("fits the columns of the action log", () => {
  const info = requestInfoFrom(
    new Headers({ "x-forwarded-for": "9".repeat(300), "user-agent": "x".repeat(9_000) }),
  );
  expect(info.ip).toHaveLength(45);
  expect(info.userAgent).toHaveLength(500);
  expect(requestInfoFrom(new Headers()).userAgent).toBeNull();
});

it("gives every request an id of its own, whatever the client sends", () => {
  const ids = [1, 2].map(() => requestInfoFrom(new Headers({ "x-request-id": "mine" })).id);
  expect(new Set(ids).size).toBe(2);
  expect(ids).not.toContain("mine");
});

it("keeps concurrent requests apart, and is undefined after them", async () => {
  const seen = await Promise.all(
    ["a", "b", "c"].map((id) =>
      withRequest({ id, ip: null, userAgent: null, headers: new Headers() }, async () => {
        await turn();
        return currentRequest()?.id;
      }),
    ),
  );
  expect(seen).toEqual(["a", "b", "c"]);
  expect(currentRequest()).toBeUndefined();
});
