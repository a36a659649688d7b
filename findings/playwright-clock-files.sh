#!/usr/bin/env bash
# playwright-core 1.65.1 with Chromium 153 (@sparticuz/chromium 153.0.0): what in a page goes by the time that `page.clock.setFixedTime` has
# set, as in a test of what is shown next March?
#
# Guess: all that code in the page can ask the time: Date, Intl, Temporal, `performance.timeOrigin`, and what is stamped with the time as a
# new File is. A worker, which has a world of its own, perhaps not.
# Seen: Date, Intl, Temporal, timeOrigin and frames do. A new File's `lastModified` is today's, so that a photo which the test takes in
# March was taken in November for code that goes by it; so are `document.lastModified` and a worker's Date. A cookie's `expires` counts
# from today too: one for an hour, by a clock that stands in 2025, is gone as it is written, and in 2030 it stays for the 400 days that the
# browser allows. Give a File its `lastModified`, and a worker the time in its message.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

const executablePath = await archive.executablePath();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const PAGES = {
  "/": ["text/html", "<title>x</title>"],
  "/worker.js": ["text/javascript", "postMessage(Date.now())"],
};
async function open(prepare) {
  const context = await browser.newContext({ timezoneId: "UTC" });
  const page = await context.newPage();
  await context.route("https://site.example/**", (route) => {
    const [contentType, body] = PAGES[new URL(route.request().url()).pathname];
    return route.fulfill({ contentType, body });
  });
  await prepare(page.clock);
  await page.goto("https://site.example/");
  return page;
}
/** Runs in the page: the time by each way to ask, and a cookie for an hour. */
async function times() {
  const worker = new Worker("/worker.js");
  const frame = document.body.appendChild(document.createElement("iframe"));
  document.cookie = `a=1; expires=${new Date(Date.now() + 3_600_000).toUTCString()}`;
  return {
    Date: Date.now(),
    Intl: Date.parse(new Intl.DateTimeFormat("en-US", { timeZone: "UTC" }).format()),
    Temporal: Temporal.Now.instant().epochMilliseconds,
    timeOrigin: performance.timeOrigin,
    "a frame": frame.contentWindow.Date.now(),
    "a worker": await new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data))),
    "a new File": new File([], "a.jpg").lastModified,
    "document.lastModified": Date.parse(document.lastModified),
  };
}
const now = Date.now();
for (const year of [2025, 2030]) {
  const page = await open((clock) => clock.setFixedTime(new Date(`${year}-03-14T12:00:00Z`)));
  const told = await page.evaluate(times);
  const [cookie] = await page.context().cookies();
  const which = (time) => (Math.abs(time - now) < 172_800_000 ? "today" : new Date(time).getUTCFullYear());
  console.log(`Set to ${year}`);
  for (const [name, time] of Object.entries(told)) console.log(`  ${name}: ${which(time)}`);
  const days = cookie && Math.round((cookie.expires - now / 1000) / 86_400);
  console.log(`  a cookie for an hour: ${cookie ? `there for ${days} days` : "gone"}`);
}
await browser.close();
process.exit();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='Set to 2025
  Date: 2025
  Intl: 2025
  Temporal: 2025
  timeOrigin: 2025
  a frame: 2025
  a worker: today
  a new File: today
  document.lastModified: today
  a cookie for an hour: gone
Set to 2030
  Date: 2030
  Intl: 2030
  Temporal: 2030
  timeOrigin: 2030
  a frame: 2030
  a worker: today
  a new File: today
  document.lastModified: today
  a cookie for an hour: there for 400 days'
[ "$output" = "$expected" ]
