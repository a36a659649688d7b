#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): what of what a page stored is there after the browser was killed?
#
# Guess: whatever the page's call has returned for, or its promise has resolved for; "relaxed" transactions of IndexedDB may be lost.
# Seen, killed a tenth of a second later: IndexedDB is there in both durabilities, so are Cache Storage and the origin's private files. What
# localStorage and sessionless cookies (Max-Age of a day) were given is gone: Chromium writes the first change of localStorage within about
# five seconds and cookies within thirty. Killed 35 seconds later, all is there. So a text that must survive belongs into IndexedDB, also for the
# moment until other code has loaded, and a browser that is killed right after a sign-in starts signed out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

const executablePath = await archive.executablePath();
const server = createServer((_, response) => response.setHeader("content-type", "text/html").end("<!doctype html>"));
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const url = `http://localhost:${server.address().port}/`;

const write = async () => {
  document.cookie = "signedIn=yes; max-age=86400";
  localStorage.setItem("text", "yes");
  for (const durability of ["strict", "relaxed"]) {
    await new Promise((complete, error) => {
      const opening = Object.assign(indexedDB.open(durability), { onerror: error });
      opening.onupgradeneeded = () => opening.result.createObjectStore("texts");
      opening.onsuccess = () => {
        const transaction = opening.result.transaction("texts", "readwrite", { durability });
        transaction.objectStore("texts").put("yes", 1);
        Object.assign(transaction, { oncomplete: complete, onerror: error });
      };
    });
  }
  await (await caches.open("texts")).put("/text", new Response("yes"));
  const file = await (await navigator.storage.getDirectory()).getFileHandle("text", { create: true });
  const writable = await file.createWritable();
  await writable.write("yes");
  await writable.close();
};

const read = async () => {
  const kept = {};
  kept.cookie = document.cookie === "" ? "gone" : "yes";
  kept.localStorage = localStorage.getItem("text") ?? "gone";
  for (const durability of ["strict", "relaxed"]) {
    kept[durability] = await new Promise((found, error) => {
      const opening = Object.assign(indexedDB.open(durability), { onerror: error });
      opening.onupgradeneeded = () => opening.result.createObjectStore("texts");
      opening.onsuccess = () => {
        const reading = opening.result.transaction("texts").objectStore("texts").get(1);
        reading.onsuccess = () => found(reading.result ?? "gone");
      };
    });
  }
  kept.caches = (await (await caches.match("/text"))?.text()) ?? "gone";
  const folder = await navigator.storage.getDirectory();
  kept.file = await folder.getFileHandle("text").then((file) => file.getFile()).then((file) => file.text(), () => "gone");
  return Object.entries(kept).map((entry) => entry.join(" ")).join(", ");
};

async function killedAfter(ms) {
  const profile = join(process.cwd(), `profile-${ms}`);
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, { executablePath, args: ["--no-sandbox"] });
    const page = await context.newPage();
    await page.goto(url);
    return { context, page };
  };
  const first = await open();
  // What the start itself writes is over.
  await wait(5_000);
  await first.page.evaluate(write);
  await wait(ms);
  const closed = new Promise((done) => first.context.once("close", done));
  const pids = execFileSync("pgrep", ["-f", "--", `--user-data-dir=${profile}`], { encoding: "utf8" });
  for (const pid of pids.trim().split("\n").map(Number)) if (pid !== process.pid) process.kill(pid, "SIGKILL");
  await closed;
  const second = await open();
  console.log(`killed after ${ms} ms: ${await second.page.evaluate(read)}`);
  await second.context.close();
}

await killedAfter(100);
await killedAfter(35_000);
server.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='killed after 100 ms: cookie gone, localStorage gone, strict yes, relaxed yes, caches yes, file yes
killed after 35000 ms: cookie yes, localStorage yes, strict yes, relaxed yes, caches yes, file yes'
[ "$output" = "$expected" ]
