#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1) beside Node 24.21: where does `crypto.subtle.digest` compute, as
# for a recording that is hashed before it is uploaded?
#
# Guess: on a thread of its own. It answers with a promise, which is why one takes it instead of a library in JavaScript; the page draws
# meanwhile, and an IndexedDB transaction that waits for it has ended, as with everything that is not IndexedDB's own.
# Seen: in Node so. Chromium computes the whole before the call returns: all the time is in the call, no task runs meanwhile, and 200 MB
# hold the page for more than half a second, though the promise says otherwise. `encrypt` and `sign` (HMAC) are the same; only what
# derives (PBKDF2) leaves the page alone. A transaction outlives twenty digests, so that code which hashes within one is not found out
# here. Hash recordings in a worker, whatever computes them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

/** Runs in Node and in the page: do tasks run until the promise is answered? */
async function where() {
  const { subtle } = crypto;
  const recording = new Uint8Array(100_000_000);
  const algorithm = { name: "AES-GCM", length: 256, iv: new Uint8Array(12) };
  const aes = await subtle.generateKey(algorithm, false, ["encrypt"]);
  const hmac = await subtle.generateKey({ name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const word = await subtle.importKey("raw", new Uint8Array(9), "PBKDF2", false, ["deriveBits"]);
  const derivation = { name: "PBKDF2", hash: "SHA-256", salt: new Uint8Array(16), iterations: 1_000_000 };
  const CALLS = {
    digest: () => subtle.digest("SHA-256", recording),
    encrypt: () => subtle.encrypt(algorithm, aes, recording),
    sign: () => subtle.sign("HMAC", hmac, recording),
    deriveBits: () => subtle.deriveBits(derivation, word, 256),
  };
  const lines = [];
  for (const [name, call] of Object.entries(CALLS)) {
    let tasks = 0;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      tasks += 1;
      port2.postMessage(0);
    };
    port2.postMessage(0);
    await call();
    lines.push(`${name}: ${tasks > 0 ? "tasks run" : "no task runs"}`);
    port1.close();
  }
  return lines;
}
/** Runs in the page: writes, hashes twenty times, and writes again in the same transaction; and likewise with a Blob that is read. */
async function transactions() {
  const done = (request) =>
    new Promise((resolve, reject) =>
      Object.assign(request, { onsuccess: () => resolve(request.result), onerror: () => reject(request.error) }),
    );
  const opening = indexedDB.open("x");
  opening.onupgradeneeded = () => opening.result.createObjectStore("s");
  const database = await done(opening);
  const WAITS = {
    digests: async () => {
      for (let at = 0; at < 20; at += 1) await crypto.subtle.digest("SHA-256", new Uint8Array(1_000_000));
    },
    "a Blob": () => new Blob(["x"]).arrayBuffer(),
  };
  const lines = [];
  for (const [name, wait] of Object.entries(WAITS)) {
    const store = database.transaction("s", "readwrite").objectStore("s");
    try {
      await done(store.put(1, 1));
      await wait();
      await done(store.put(2, 1));
      lines.push(`a transaction outlives ${name}`);
    } catch (error) {
      lines.push(`a transaction that waits for ${name}: ${error.name}`);
    }
  }
  return lines;
}
console.log(`Node\n  ${(await where()).join("\n  ")}`);
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
// These need a secure context.
await page.route("https://site.example/", (route) => route.fulfill({ contentType: "text/html", body: "<title>x</title>" }));
await page.goto("https://site.example/");
console.log(`Chromium\n  ${[...(await page.evaluate(where)), ...(await page.evaluate(transactions))].join("\n  ")}`);
await browser.close();
process.exit();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='Node
  digest: tasks run
  encrypt: tasks run
  sign: tasks run
  deriveBits: tasks run
Chromium
  digest: no task runs
  encrypt: no task runs
  sign: no task runs
  deriveBits: tasks run
  a transaction outlives digests
  a transaction that waits for a Blob: TransactionInactiveError'
[ "$output" = "$expected" ]
