#!/usr/bin/env bash
# playwright-core 1.65.1 with Chromium 153 (@sparticuz/chromium 153.0.0): what of a context's options holds for the workers of its pages?
#
# Guess: all for all, since they are of the context: a shared worker has the headers of its page and is as offline.
# Seen: so it is for a worker of the page; a service worker has its own user agent in `navigator`, but sends the context's. A shared worker
# has the time zone alone: the browser's own name and language, and requests without the extra headers, such as one by which a server
# knows a test's. After `setOffline(true)` its `navigator.onLine` is false like everyone's, and it fetches as before: a page that
# syncs in a shared worker passes a test without a signal that it fails on a phone.
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

const LOOK = `
  const look = async () => {
    const answer = await fetch("/seen?" + Math.random()).then((response) => response.text(), ({ name }) => name);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const { language, onLine, userAgent } = navigator;
    return [timeZone, language === "es-MX" ? language : "another language", userAgent === "Phone" ? "Phone" : "another name",
      onLine ? "online" : "offline", answer].join(", ");
  };`;
const SCRIPTS = {
  "/worker.js": `${LOOK} onmessage = async () => postMessage(await look());`,
  "/shared.js": `${LOOK} onconnect = ({ ports: [port] }) => (port.onmessage = async () => port.postMessage(await look()));`,
  "/service.js": `${LOOK} oninstall = () => skipWaiting(); onactivate = (event) => event.waitUntil(clients.claim());
    onmessage = async ({ source }) => source.postMessage(await look());`,
};
const server = createServer(({ url, headers }, response) => {
  if (url.startsWith("/seen")) return response.end(`fetched as ${headers["x-test"] ?? "nobody"}`);
  response.setHeader("content-type", SCRIPTS[url] ? "text/javascript" : "text/html");
  response.end(SCRIPTS[url] ?? `<!doctype html><script>${LOOK}</script>`);
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
console.log(browser.version());
const context = await browser.newContext({
  timezoneId: "Asia/Tokyo",
  locale: "es-MX",
  userAgent: "Phone",
  extraHTTPHeaders: { "x-test": "test" },
});
const page = await context.newPage();
await page.goto(`http://localhost:${server.address().port}/`);
await page.evaluate(async () => {
  const { serviceWorker } = navigator;
  const controlled = new Promise((done) => (serviceWorker.oncontrollerchange = done));
  await serviceWorker.register("/service.js");
  await controlled;
  const worker = new Worker("/worker.js");
  const { port } = new SharedWorker("/shared.js");
  const answerOf = (to, from) => {
    const answer = new Promise((done) => (from.onmessage = ({ data }) => done(data)));
    to.postMessage("look");
    return answer;
  };
  globalThis.lookEverywhere = async () => ({
    page: await look(),
    worker: await answerOf(worker, worker),
    "service worker": await answerOf(serviceWorker.controller, serviceWorker),
    "shared worker": await answerOf(port, port),
  });
});
for (const offline of [false, true]) {
  await context.setOffline(offline);
  for (const [where, seen] of Object.entries(await page.evaluate(() => lookEverywhere()))) console.log(`${where}: ${seen}`);
}
await browser.close();
server.closeAllConnections();
server.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
grep -q '^153\.' <<< "$output"
expected='page: Asia/Tokyo, es-MX, Phone, online, fetched as test
worker: Asia/Tokyo, es-MX, Phone, online, fetched as test
service worker: Asia/Tokyo, es-MX, another name, online, fetched as test
shared worker: Asia/Tokyo, another language, another name, online, fetched as nobody
page: Asia/Tokyo, es-MX, Phone, offline, TypeError
worker: Asia/Tokyo, es-MX, Phone, offline, TypeError
service worker: Asia/Tokyo, es-MX, another name, offline, TypeError
shared worker: Asia/Tokyo, another language, another name, offline, fetched as nobody'
[ "$(tail -n +2 <<< "$output")" = "$expected" ]
