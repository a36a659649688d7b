import { Worker } from "node:worker_threads";
import { expect, test, vi } from "vitest";
import { ThreadTimeout, OneWorker } from "./one-worker";

const CODE = `
  const { parentPort } = require("node:worker_threads");
  parentPort.on("message", (asked) => {
    if (asked === "hang") for (;;);
    if (asked === "die") process.exit(3);
    parentPort.postMessage(asked + "!");
  });
  parentPort.postMessage("ready");`;

function startOne(limits: Partial<{ deadlineMs: number; idleMs: number }> = {}) {
  const workers: Worker[] = [];
  const one = new OneWorker<string, string>(
    () => {
      const worker = new Worker(CODE, { eval: true });
      workers.push(worker);
      return worker;
    },
    { deadlineMs: 20_000, idleMs: 20_000, ...limits },
  );
  return { one, workers };
}

test("one thread answers all that ask at once, each its own", async () => {
  const { one, workers } = startOne();
  expect(await Promise.all(["a", "b", "c"].map((asked) => one.ask(asked)))).toEqual(["a!", "b!", "c!"]);
  expect(workers).toHaveLength(1);
});

test("an input that takes too long ends its thread, this one goes on, and the next is answered", async () => {
  const { one, workers } = startOne({ deadlineMs: 300 });
  let turns = 0;
  const counter = setInterval(() => turns++, 10);
  const hung = one.ask("hang");
  const next = one.ask("next");
  await expect(hung).rejects.toBeInstanceOf(ThreadTimeout);
  clearInterval(counter);
  expect(turns).toBeGreaterThan(5);
  expect(await next).toBe("next!");
  expect(workers).toHaveLength(2);
  await vi.waitFor(() => expect(workers[0]?.threadId).toBe(-1));
});

test("a thread that dies fails its own input alone", async () => {
  const { one } = startOne();
  const dying = one.ask("die");
  const next = one.ask("next");
  await expect(dying).rejects.toThrow("code 3");
  expect(await next).toBe("next!");
});

test("a thread that nobody asks ends, and the next input starts another", async () => {
  const { one, workers } = startOne({ idleMs: 50 });
  expect(await one.ask("a")).toBe("a!");
  await vi.waitFor(() => expect(workers[0]?.threadId).toBe(-1));
  expect(await one.ask("b")).toBe("b!");
  expect(workers).toHaveLength(2);
});
