#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): how many entries does an IntersectionObserver's callback get for
# the one element that it observes?
#
# Guess: one, its state now, so that `([entry]) => …` reads whether the element is in sight; several only where several are observed.
# Seen: one for each change since the last call, oldest first. While frames take 60 ms, an element that comes into sight and leaves again
# is told of as `[true, false]`: who reads the first takes what is out of sight for what is in sight, and is not called again before the
# next change. The newest, the last one, is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
console.log(browser.version());
const page = await browser.newPage({ viewport: { width: 400, height: 400 } });
await page.setContent('<div id="it" style="position:absolute;top:1000px;width:50px;height:50px"></div>');

/** Runs in the page: what each call is told while the element is moved in and out of sight, from frame to frame. */
async function callsWith(busyMs) {
  const element = document.getElementById("it");
  element.style.top = "1000px";
  const calls = [];
  const { promise: watched, resolve: watching } = Promise.withResolvers();
  const observer = new IntersectionObserver((entries) => {
    calls.push(entries.map(({ isIntersecting }) => isIntersecting));
    watching();
  });
  observer.observe(element);
  await watched;
  for (let frame = 0; frame < 10; frame += 1) {
    await new Promise(requestAnimationFrame);
    element.style.top = frame % 2 === 0 ? "10px" : "1000px";
    for (const began = performance.now(); performance.now() - began < busyMs; );
  }
  // What is left is told before a second observer's first call.
  await new Promise((told) => new IntersectionObserver(told).observe(document.body));
  observer.disconnect();
  return calls;
}

const calls = await page.evaluate(callsWith, 60);
console.log(JSON.stringify(calls));
await browser.close();
const several = calls.filter((told) => told.length > 1);
const areChanges = several.every((told) => told.every((isIn, at) => at === 0 || isIn !== told[at - 1]));
if (several.length === 0 || !areChanges) {
  console.error("The behavior has changed.");
  process.exit(1);
}
JS
./node_modules/.bin/node try.mjs
