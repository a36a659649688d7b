#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): until when does `<link rel="expect" blocking="render">` hold
# back the first paint?
#
# Guess: until the element that it names has been parsed to its end, so that naming a page's <main> draws it in one piece.
# Seen, with a second between the start of <main> and its end: naming <main> holds back nothing, the first paint comes with what is
# there; naming an element that comes after the pause, even an empty one, or none of the page's, holds it back for the second. So the
# element to name is one behind the content, not the one around it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

const PAUSE = 1000;
const server = createServer(async ({ url }, response) => {
  const id = new URL(url, "http://localhost").searchParams.get("id");
  const link = id ? `<link rel="expect" href="#${id}" blocking="render">` : "";
  response.setHeader("content-type", "text/html");
  response.write(`<!doctype html><html><head><title>Page</title>${link}</head><body><main id="main"><h1>North wall</h1>`);
  await wait(PAUSE);
  response.end(`<p>Forms are stripped.</p></main><div id="behind"></div></body></html>`);
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
console.log(browser.version());

const firstPaint = async (id) => {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/?id=${id}`);
  const at = await page.evaluate(
    () =>
      new Promise((done) => {
        const seen = ([entry]) => entry && done(entry.startTime);
        seen(performance.getEntriesByName("first-paint"));
        new PerformanceObserver((list) => seen(list.getEntriesByName("first-paint"))).observe({ type: "paint" });
      }),
  );
  await page.close();
  return at < PAUSE ? "before the pause" : "after the pause";
};

const seen = {};
for (const id of ["", "main", "behind", "missing"]) seen[id || "no link"] = await firstPaint(id);
console.log(JSON.stringify(seen, null, 2));
await browser.close();
server.close();
const same = { "no link": "before the pause", main: "before the pause", behind: "after the pause", missing: "after the pause" };
if (JSON.stringify(seen) !== JSON.stringify(same)) {
  console.error("The behavior has changed.");
  process.exit(1);
}
JS
./node_modules/.bin/node try.mjs
