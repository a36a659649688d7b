import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { HASHES_AT_ONCE, withHashSlot, MOST_WAITING } from "./password";

/** A hash that runs until it is told to end. */
function heldHash() {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const hash = {
    started: false,
    end: () => {
      resolve(undefined);
    },
    result: Promise.resolve<unknown>(null),
  };
  hash.result = withHashSlot(() => {
    hash.started = true;
    return promise;
  });
  return hash;
}

it("runs a few hashes at once and the others in order, and refuses when too many wait", async () => {
  const hashes = Array.from({ length: HASHES_AT_ONCE + MOST_WAITING }, heldHash);
  const started = () => hashes.filter((hash) => hash.started).length;
  await turn();
  const refusal = { code: "rate_limited", status: 429, retryAfterSeconds: 5 };
  await expect(withHashSlot(() => Promise.resolve())).rejects.toMatchObject(refusal);
  for (const [n, hash] of hashes.entries()) {
    expect(started()).toBe(Math.min(hashes.length, HASHES_AT_ONCE + n));
    hash.end();
    await hash.result;
    await turn();
  }
});

it("frees its slot when a hash fails", async () => {
  const failing = Array.from({ length: HASHES_AT_ONCE + 1 }, () =>
    withHashSlot(() => Promise.reject(new Error("out of memory"))),
  );
  for (const hash of failing) await expect(hash).rejects.toThrow("out of memory");
  expect(await withHashSlot(() => Promise.resolve("done"))).toBe("done");
});
