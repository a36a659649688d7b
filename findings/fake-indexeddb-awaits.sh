#!/usr/bin/env bash
# fake-indexeddb 6.2.8 (Node 24.21) beside Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): does it end a transaction
# where a browser does?
#
# Guess: yes. It runs the suites of the web's own tests, and a transaction that commits as soon as nobody asks it for anything is what
# everybody stumbles over: code that awaits something else within one would fail in a unit test before it fails on a phone.
# Seen: it waits a turn of Node's loop, so that all that Node answers sooner goes unnoticed: reading a Blob or a Response, or a lock. Chromium
# throws TransactionInactiveError at each of them: a recorder that puts a part's bytes, and its text beside it, passes all tests and loses
# the second in the browser. After a timer both throw, and promises that are settled already neither minds. Read first and open the
# transaction then, and run such a store once in a browser.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit fake-indexeddb@6.2.8 @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import archive from "@sparticuz/chromium";
import { IDBFactory } from "fake-indexeddb";
import { chromium } from "playwright-core";

/** Runs in the page with its own IndexedDB, and here with the other: puts, waits for something else, and puts again. */
async function outcomes(factory = indexedDB) {
  const done = (request) =>
    new Promise((resolve, reject) =>
      Object.assign(request, { onsuccess: () => resolve(request.result), onerror: () => reject(request.error) }),
    );
  const opening = factory.open("x");
  opening.onupgradeneeded = () => opening.result.createObjectStore("parts");
  const database = await done(opening);
  const part = new Blob(["some sound"]);
  const WAITS = {
    "ten settled promises": async () => {
      for (let at = 0; at < 10; at += 1) await undefined;
    },
    "a Blob's bytes": () => part.arrayBuffer(),
    "a Blob's text": () => part.text(),
    "a Response's JSON": () => new Response("{}").json(),
    "a lock": () => navigator.locks.request("x", () => undefined),
    "a timer": () => new Promise((resolve) => setTimeout(resolve, 20)),
  };
  const lines = {};
  for (const [name, wait] of Object.entries(WAITS)) {
    const store = database.transaction("parts", "readwrite").objectStore("parts");
    try {
      await done(store.put(1, name));
      await wait();
      await done(store.put(2, name));
      lines[name] = "goes on";
    } catch (error) {
      lines[name] = error.name;
    }
  }
  return lines;
}
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
// IndexedDB and locks need an origin.
await page.route("https://site.example/", (route) => route.fulfill({ contentType: "text/html", body: "<title>x</title>" }));
await page.goto("https://site.example/");
const real = await page.evaluate(outcomes);
const fake = await outcomes(new IDBFactory());
for (const name of Object.keys(real)) console.log(`${name}: fake-indexeddb ${fake[name]}, Chromium ${real[name]}`);
await browser.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected="ten settled promises: fake-indexeddb goes on, Chromium goes on
a Blob's bytes: fake-indexeddb goes on, Chromium TransactionInactiveError
a Blob's text: fake-indexeddb goes on, Chromium TransactionInactiveError
a Response's JSON: fake-indexeddb goes on, Chromium TransactionInactiveError
a lock: fake-indexeddb goes on, Chromium TransactionInactiveError
a timer: fake-indexeddb TransactionInactiveError, Chromium TransactionInactiveError"
[ "$output" = "$expected" ]
