import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, describe, expect, test, vi } from "vitest";
import { type Helper, ThreadEnded, ThreadTimeout, OneWorker } from "./one-worker";
import { processOf } from "./own-process";

const CODE = `
  const { parentPort, workerData } = require("node:worker_threads");
  const tell = (said) => (parentPort ? parentPort.postMessage(said) : process.send(said));
  const answer = ({ asked }) => {
    if (asked === "hang") for (;;);
    if (asked === "wait") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
    if (asked === "die") process.exit(3);
    if (asked === "crash") process.kill(process.pid, "SIGSEGV");
    else tell(asked === "environment" ? Object.keys(process.env).sort().join() : asked + "!");
  };
  const serves = !parentPort || workerData === "serves";
  if (serves) (parentPort ?? process).on("message", answer);
  tell(serves ? "ready" : process.argv[1]);`;

const folder = mkdtempSync(join(tmpdir(), "threads-"));
const file = join(folder, "code.cjs");
writeFileSync(file, CODE);
afterAll(() => rmSync(folder, { recursive: true }));

const startThread = () => new Worker(file, { workerData: "serves" });
const startProcess = processOf(() => new Worker(file));

function startOne(
  start: () => Helper | Promise<Helper>,
  given: Partial<{ deadlineMs: number; idleMs: number }> = {},
) {
  const limits = { deadlineMs: 20_000, idleMs: 20_000, ...given };
  const ended: boolean[] = [];
  const one = new OneWorker<{ asked: string }, string>(async () => {
    const worker = await start();
    const at = ended.push(false) - 1;
    worker.once("exit", () => (ended[at] = true));
    return worker;
  }, limits);
  return { ask: (asked: string) => one.ask({ asked }), ended, limits };
}

describe.each([
  ["a thread", startThread],
  ["a process", startProcess],
])("%s", (_, start) => {
  test("answers all that ask at once, each its own", async () => {
    const { ask, ended } = startOne(start);
    expect(await Promise.all(["a", "b", "c"].map(ask))).toEqual(["a!", "b!", "c!"]);
    expect(ended).toEqual([false]);
  });

  test("that takes too long for an input is ended, this one goes on, and the next is answered", async () => {
    const { ask, ended, limits } = startOne(start, { deadlineMs: 300 });
    let turns = 0;
    const counter = setInterval(() => turns++, 10);
    const hung = ask("hang");
    const next = ask("next");
    // The next one may take longer than that on a busy machine.
    hung.catch(() => (limits.deadlineMs = 20_000));
    await expect(hung).rejects.toBeInstanceOf(ThreadTimeout);
    clearInterval(counter);
    expect(turns).toBeGreaterThan(5);
    expect(await next).toBe("next!");
    await vi.waitFor(() => expect(ended).toEqual([true, false]));
  });

  test("that dies fails its own input alone", async () => {
    const { ask } = startOne(start);
    const dying = ask("die");
    const next = ask("next");
    await expect(dying).rejects.toThrow("code 3");
    expect(await next).toBe("next!");
  });

  test("that nobody asks ends, and the next input starts another", async () => {
    const { ask, ended } = startOne(start, { idleMs: 50 });
    expect(await ask("a")).toBe("a!");
    await vi.waitFor(() => expect(ended).toEqual([true]));
    expect(await ask("b")).toBe("b!");
    expect(ended).toHaveLength(2);
  });
});

describe("a thread that waits for the processor, as on a busy machine,", () => {
  test("is given more time for an input", async () => {
    const { ask, ended } = startOne(startThread, { deadlineMs: 500 });
    expect(await ask("wait")).toBe("wait!");
    expect(ended).toEqual([false]);
  });

  test("is ended as well if it waits too long", async () => {
    const { ask } = startOne(startThread, { deadlineMs: 50 });
    await expect(ask("wait")).rejects.toBeInstanceOf(ThreadTimeout);
  });
});

test("a process that its native code ends fails its own input alone, and knows nothing of our environment", async () => {
  const { ask } = startOne(startProcess);
  const crashing = ask("crash");
  const next = ask("environment");
  await expect(crashing).rejects.toBeInstanceOf(ThreadEnded);
  await expect(crashing).rejects.toThrow("SIGSEGV");
  expect(await next).toBe("MALLOC_ARENA_MAX,NODE_ENV");
});
