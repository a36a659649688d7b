#!/usr/bin/env bash
# playwright-core 1.65.1 with Chromium 153 (@sparticuz/chromium 153.0.0): what becomes of what is open when a test calls
# `context.setOffline(true)`: an EventSource, a WebSocket, a download?
#
# Guess: it breaks, as on a phone that has lost its signal: an error event, no more data, and the EventSource tries to connect again until
# the network is back. At least nothing arrives any more.
# Seen: none of them breaks. `navigator.onLine` is false, the "offline" event comes and each new request fails, while the EventSource and
# the download get every byte as before, and the WebSocket rests and hands over all that was kept back once the network "is back". None
# has an error or connects anew, so that neither the code for a broken stream nor what is fetched to catch up is ever run, and what
# a second person sent meanwhile is on the "offline" screen. Have the server end its connections too (here by `closeAllConnections`): then
# all break, and the EventSource connects again by itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit ws@8.23.0 @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:http";
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";
import { WebSocketServer } from "ws";

const sinks = new Set();
const server = createServer((request, response) => {
  const contentType = { "/events": "text/event-stream", "/download": "text/plain" }[request.url];
  if (!contentType) return response.setHeader("content-type", "text/html").end("<title>x</title>");
  response.writeHead(200, { "content-type": contentType });
  const send = () => response.write("data: x\n\n");
  sinks.add(send);
  response.on("close", () => sinks.delete(send));
}).listen(0, "127.0.0.1");
const sockets = new WebSocketServer({ server });
sockets.on("connection", (socket) => {
  let number = 0;
  const send = () => socket.send(String((number += 1)));
  sinks.add(send);
  socket.on("close", () => sinks.delete(send));
});
await once(server, "listening");
setInterval(() => sinks.forEach((send) => send()), 50);

const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const context = await browser.newContext();
const page = await context.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);
await page.evaluate(() => {
  globalThis.told = { EventSource: [0, 0], WebSocket: [0, 0], download: [0, 0], opened: 0, missing: 0 };
  const events = new EventSource("/events");
  const socket = new WebSocket("/socket");
  events.onopen = () => (told.opened += 1);
  for (const [name, source] of Object.entries({ EventSource: events, WebSocket: socket })) {
    source.onmessage = () => (told[name][0] += 1);
    source.onerror = source.onclose = () => (told[name][1] += 1);
  }
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    told.missing += Number(data) - last - 1;
    last = Number(data);
  });
  const read = async () => {
    for await (const _ of (await fetch("/download")).body) told.download[0] += 1;
  };
  read().catch(() => (told.download[1] += 1));
});
/** What has come since the last call. */
let before;
async function tell(title) {
  await page.waitForTimeout(300);
  before = await page.evaluate(() => structuredClone(told));
  await page.waitForTimeout(700);
  const now = await page.evaluate(() => structuredClone(told));
  const states = ["EventSource", "WebSocket", "download"].map(
    (name) => `${name} ${now[name][0] > before[name][0] ? "receives" : "is silent"}${now[name][1] > 0 ? ", has broken" : ""}`,
  );
  const fetched = await page.evaluate(() => fetch("/").then(() => "goes through", () => "fails"));
  const onLine = await page.evaluate(() => navigator.onLine);
  console.log(`${title} (onLine ${onLine}, a new request ${fetched}): ${states.join("; ")}; opened ${now.opened} times, missing in the WebSocket ${now.missing}`);
}
await tell("Online");
await context.setOffline(true);
await tell("Offline");
await context.setOffline(false);
await tell("Online again");
await context.setOffline(true);
server.closeAllConnections();
for (const socket of sockets.clients) socket.terminate();
await tell("Offline, ended by the server");
await context.setOffline(false);
await page.waitForFunction(() => told.opened > 1);
await tell("Online again");
await browser.close();
process.exit();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='Online (onLine true, a new request goes through): EventSource receives; WebSocket receives; download receives; opened 1 times, missing in the WebSocket 0
Offline (onLine false, a new request fails): EventSource receives; WebSocket is silent; download receives; opened 1 times, missing in the WebSocket 0
Online again (onLine true, a new request goes through): EventSource receives; WebSocket receives; download receives; opened 1 times, missing in the WebSocket 0
Offline, ended by the server (onLine false, a new request fails): EventSource is silent, has broken; WebSocket is silent, has broken; download is silent, has broken; opened 1 times, missing in the WebSocket 0
Online again (onLine true, a new request goes through): EventSource receives, has broken; WebSocket is silent, has broken; download is silent, has broken; opened 2 times, missing in the WebSocket 0'
[ "$output" = "$expected" ]
