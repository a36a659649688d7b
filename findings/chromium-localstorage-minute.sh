#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): how old is `localStorage` after the browser was killed?
#
# Guess: at most five seconds, whatever the page writes: what is on the disk follows the page with that delay.
# Seen, with a page that writes the time twice a second: the first change is on the disk after five seconds, the next only a minute
# later. A browser killed after 50 seconds starts with what the page wrote in its first seconds. It is a whole state, from then: what was
# removed since is there again, beside what was not yet changed. So words that a person types are lost up to a minute back, and
# those that they have sent stand in the field again; both go into IndexedDB too, whose later state counts.
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

async function killedAfter(seconds) {
  const profile = join(process.cwd(), `profile-${seconds}`);
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, { executablePath, args: ["--no-sandbox"] });
    const page = await context.newPage();
    await page.goto(url);
    return { context, page };
  };
  const first = await open();
  const began = Date.now();
  await first.page.evaluate(() => localStorage.setItem("sent", "not yet"));
  for (let isSent = false; Date.now() - began < seconds * 1000; await wait(500)) {
    const now = Date.now() - began;
    await first.page.evaluate((ms) => localStorage.setItem("now", String(ms)), now);
    if (!isSent && now > 10_000) await first.page.evaluate(() => localStorage.removeItem("sent"));
    isSent ||= now > 10_000;
  }
  const closed = new Promise((done) => first.context.once("close", done));
  const pids = execFileSync("pgrep", ["-f", "--", `--user-data-dir=${profile}`], { encoding: "utf8" });
  for (const pid of pids.trim().split("\n").map(Number)) if (pid !== process.pid) process.kill(pid, "SIGKILL");
  await closed;
  const second = await open();
  const kept = await second.page.evaluate(() => ({ ...localStorage }));
  const age = seconds - Number(kept.now) / 1000;
  console.log(`killed after ${seconds} s: ${age > 40 ? "more than 40" : age < 20 ? "less than 20" : "some"} s old, "sent" ${kept.sent ?? "removed"}`);
  await second.context.close();
}

await killedAfter(50);
await killedAfter(75);
server.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='killed after 50 s: more than 40 s old, "sent" not yet
killed after 75 s: less than 20 s old, "sent" removed'
[ "$output" = "$expected" ]
