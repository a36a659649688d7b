#!/usr/bin/env bash
# Node 24.21: does `worker.cpuUsage()`, which answers with a promise, say what a thread uses that does not return to its event loop?
#
# Guess: no. It would be asked over the thread's own loop, as with messages, and answer once the thread is free again; a limit by
# processor time would need a look from the operating system.
# Seen: within milliseconds, also of a thread that computes without end, that waits in `Atomics.wait` or in `execFileSync`. The first has
# used about what has passed, the others nothing: it tells a thread that hangs from one that waits for the processor. Of one that has
# ended it rejects with ERR_WORKER_NOT_RUNNING.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit node@24.21.0
cat > try.mjs <<'JS'
import { once } from "node:events";
import { Worker } from "node:worker_threads";

const BLOCKED = {
  computes: "for (;;);",
  waits: "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);",
  "waits for a process": 'require("node:child_process").execFileSync("sleep", ["3"]);',
};
const milliseconds = ({ user, system }) => (user + system) / 1000;

console.log(process.version);
const shares = {};
for (const [what, code] of Object.entries(BLOCKED)) {
  const worker = new Worker(`require("node:worker_threads").parentPort.postMessage("runs"); ${code}`, { eval: true });
  await once(worker, "message");
  const before = milliseconds(await worker.cpuUsage());
  // For half a second of this process' own work, as long as it takes.
  for (const began = process.cpuUsage(); milliseconds(process.threadCpuUsage(began)) < 500; );
  const asked = performance.now();
  const used = milliseconds(await worker.cpuUsage()) - before;
  const answered = performance.now() - asked;
  shares[what] = { usesTheProcessor: used > 100, answersWhileBlocked: answered < 1000 };
  await worker.terminate();
}
const ended = new Worker("", { eval: true });
await once(ended, "exit");
shares.ended = await ended.cpuUsage().catch(({ code }) => code);
console.log(JSON.stringify(shares, null, 1));
const busy = { usesTheProcessor: true, answersWhileBlocked: true };
const idle = { usesTheProcessor: false, answersWhileBlocked: true };
const expected = { computes: busy, waits: idle, "waits for a process": idle, ended: "ERR_WORKER_NOT_RUNNING" };
if (JSON.stringify(shares) !== JSON.stringify(expected)) {
  console.error("The behavior has changed.");
  process.exit(1);
}
JS
./node_modules/.bin/node try.mjs
