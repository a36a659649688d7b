#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): is a file of the origin's own (`getFile()` of a handle below
# `navigator.storage.getDirectory()`) safe once it was put into IndexedDB?
#
# Guess: yes. A transaction that has completed holds a copy of the content, as of a Blob made in the page; the first file may go.
# Seen: in a profile on disk, yes. In a private window, and so in each context that a test opens, IndexedDB keeps a reference: once the
# first file is overwritten, renamed or removed, what the database holds (also as `new Blob([file])`) cannot be read any more:
# NotReadableError or NotFoundError. Cache Storage copies in both. Whoever moves a recording from there into IndexedDB and then
# tidies up loses it in the one and not in the other: put `new Blob([await file.arrayBuffer()])` there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import { createServer } from "node:http";
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

const server = createServer((_, response) => response.setHeader("content-type", "text/html").end("<!doctype html>"));
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const options = { executablePath: await archive.executablePath(), args: ["--no-sandbox"] };

/** Runs in the page: what can be read of a file that was stored in four ways, once `change` was done to it. */
async function leftAfter(change) {
  const folder = await navigator.storage.getDirectory();
  const write = async (name, text) => {
    const handle = await folder.getFileHandle(name, { create: true });
    const stream = await handle.createWritable();
    await stream.write(text);
    await stream.close();
    return handle;
  };
  const file = await (await write(change, "first words")).getFile();
  const request = indexedDB.open(change, 1);
  request.onupgradeneeded = () => request.result.createObjectStore("items");
  await new Promise((opened) => (request.onsuccess = opened));
  const copy = new Blob([await file.arrayBuffer()]);
  const put = request.result.transaction("items", "readwrite");
  for (const [key, value] of Object.entries({ file, blob: new Blob([file]), copy })) put.objectStore("items").put(value, key);
  await new Promise((completed) => (put.oncomplete = completed));
  await (await caches.open("files")).put(`/${change}`, new Response(file));

  if (change === "overwritten") await write(change, "other words, and more");
  if (change === "renamed") await (await folder.getFileHandle(change)).move("elsewhere");
  if (change === "removed") await folder.removeEntry(change);

  const stored = (key) => {
    const asked = request.result.transaction("items").objectStore("items").get(key);
    return new Promise((done) => (asked.onsuccess = () => done(asked.result)));
  };
  const left = [];
  const look = async (way, read) => {
    const found = await read().then((text) => (text === "first words" ? "kept" : text), ({ name }) => name);
    left.push(`${way} ${found}`);
  };
  for (const key of ["file", "blob", "copy"]) await look(key, async () => (await stored(key)).text());
  await look("cache", async () => (await caches.match(`/${change}`)).text());
  return left.join(", ");
}

async function tryIn(kind, context) {
  const page = await context.newPage();
  await page.goto(`http://localhost:${server.address().port}/`);
  for (const change of ["unchanged", "overwritten", "renamed", "removed"])
    console.log(`${kind}, ${change}: ${await page.evaluate(leftAfter, change)}`);
}
const browser = await chromium.launch(options);
console.log(browser.version());
await tryIn("private", await browser.newContext());
await browser.close();
const profile = await chromium.launchPersistentContext("./profile", options);
await tryIn("on disk", profile);
await profile.close();
server.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
grep -q '^153\.' <<< "$output"
expected='private, unchanged: file kept, blob kept, copy kept, cache kept
private, overwritten: file NotReadableError, blob NotReadableError, copy kept, cache kept
private, renamed: file NotFoundError, blob NotFoundError, copy kept, cache kept
private, removed: file NotFoundError, blob NotFoundError, copy kept, cache kept
on disk, unchanged: file kept, blob kept, copy kept, cache kept
on disk, overwritten: file kept, blob kept, copy kept, cache kept
on disk, renamed: file kept, blob kept, copy kept, cache kept
on disk, removed: file kept, blob kept, copy kept, cache kept'
[ "$(tail -n +2 <<< "$output")" = "$expected" ]
