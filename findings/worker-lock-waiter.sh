#!/usr/bin/env bash
# Node 24.21, `navigator.locks`, beside Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): who gets
# a lock whose holder's worker ends?
#
# Guess: the next in line, at once, as in a browser: a lock ends with the thread that holds it, which is why one takes it instead of a flag
# in shared memory. Till then `query()` names it as held.
# Seen: in Chromium, so. In Node the lock is free, but nobody is told: who waits goes on waiting (five seconds here) until the next request
# for a lock, of whatever name, wakes the line. It is the same by `terminate()`, by `process.exit()` and by an error; and `query()`
# lists the asking thread's own locks alone. So where a worker may end, ask for some lock in its "exit" event.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

const ENDS = {
  "process.exit()": 'once("message", () => process.exit())',
  "an error": 'once("message", () => { throw new Error("broken"); })',
  "terminate()": 'on("message", () => undefined)',
};
const within = (promise, ms) => Promise.race([promise, wait(ms, "waits")]);

console.log(`Node ${process.version}`);
for (const [name, listen] of Object.entries(ENDS)) {
  const worker = new Worker(
    `const { parentPort } = require("node:worker_threads");
    parentPort.${listen};
    navigator.locks.request("it", () => new Promise(() => parentPort.postMessage("held")));`,
    { eval: true },
  );
  worker.on("error", () => undefined);
  await once(worker, "message");
  const { held } = await navigator.locks.query();
  const waiting = navigator.locks.request("it", () => "granted");
  const ended = new Promise((exit) => worker.on("exit", exit));
  if (name === "terminate()") await worker.terminate();
  else worker.postMessage("end");
  await ended;
  const alone = await within(waiting, 5_000);
  await navigator.locks.request("another", () => undefined);
  console.log(`${name}: ${held.length} held by query(), ${alone} for 5 s, after another request ${await within(waiting, 1_000)}`);
}

const server = createServer((_request, response) => response.setHeader("content-type", "text/html").end("<p>")).listen(0, "127.0.0.1");
await once(server, "listening");
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}`);
const inPage = page.evaluate(async () => {
  const source = 'navigator.locks.request("it", () => new Promise(() => postMessage("held")));';
  const worker = new Worker(URL.createObjectURL(new Blob([source])));
  await new Promise((held) => (worker.onmessage = held));
  const { held } = await navigator.locks.query();
  const waiting = navigator.locks.request("it", () => "granted");
  worker.terminate();
  return `${held.length} held by query(), ${await waiting}`;
});
console.log(`Chromium ${browser.version()}: ${await within(inPage, 5_000)}`);
process.exit(0);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='Node v24.21.0
process.exit(): 0 held by query(), waits for 5 s, after another request granted
an error: 0 held by query(), waits for 5 s, after another request granted
terminate(): 0 held by query(), waits for 5 s, after another request granted
Chromium 153.0.8010.0: 1 held by query(), granted'
[ "$output" = "$expected" ]
