#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1) beside the `fetch` of Node 24.21: how often is a POST sent whose
# server has read it and then ends without an answer, as when it is restarted in the middle of the work?
#
# Guess: once. The page gets "Failed to fetch", and whether to send again is for it to decide: what changes something must not be repeated
# by itself, unless it is known that nothing was done (RFC 9110, 9.2.2). So an idempotency key is for those who retry in their own code.
# Seen: over a connection of its own, once. Over one that was kept open from an earlier request, as nearly always in a page, Chromium sends
# the whole again, body and all, without a word: `fetch` (with `keepalive` or `no-store` too), XMLHttpRequest, sendBeacon, a plain form, and
# files of megabytes. If the second goes well the page sees a 200, and no code of the page ever knew of the first. Only once a byte of the
# answer has come is it left at that. Node's `fetch` sends once, so that no test with it shows this. What may not be done twice needs a
# key that is in the request itself, also in forms and also where the page never retries.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:http";
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

let posts = 0;
/** Reads each POST to its end. The first gets no answer, or half of one; those after it are answered. */
const server = createServer(async (request, response) => {
  if (request.method === "GET") {
    response.setHeader("content-type", "text/html");
    return response.end(`<form method="post" action="/note"><input name="text" value="x"><button>Send</button></form>`);
  }
  for await (const _ of request);
  posts += 1;
  if (posts > 1) return response.end("done");
  if (request.url === "/half") response.writeHead(200, { "content-length": 10 }).write("half");
  setTimeout(() => request.socket.destroy(), 50);
}).listen(0, "127.0.0.1");
await once(server, "listening");
const address = `http://127.0.0.1:${server.address().port}/`;

const post = (path, init) => fetch(path, { method: "POST", body: "note", ...init }).then(async (r) => `${r.status} ${await r.text()}`);
const WAYS = {
  fetch: () => post("/note"),
  "fetch, keepalive": () => post("/note", { keepalive: true }),
  "fetch, no-store": () => post("/note", { cache: "no-store" }),
  "fetch, 5 MB": () => post("/note", { body: new Blob([new Uint8Array(5_000_000)]) }),
  "fetch, half an answer": () => post("/half"),
  XMLHttpRequest: () =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      Object.assign(request, { onload: () => resolve(`${request.status} ${request.responseText}`), onerror: reject });
      request.open("POST", "/note");
      request.send("note");
    }),
};
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const kept of [false, true]) {
  console.log(kept ? "Over a connection that was kept" : "Over a new connection");
  const prepare = async () => {
    await page.goto(address);
    if (kept) await page.evaluate(() => fetch("/").then((answer) => answer.text()));
    else server.closeAllConnections();
    await page.waitForTimeout(200);
    posts = 0;
  };
  for (const [name, way] of Object.entries(WAYS)) {
    await prepare();
    const told = await page.evaluate(`const post = ${post}; (${way})().catch(() => "an error")`);
    console.log(`  ${name}: sent ${posts}, the page gets ${told}`);
  }
  await prepare();
  await page.evaluate(() => navigator.sendBeacon("/note", "note"));
  await page.waitForTimeout(500);
  console.log(`  sendBeacon: sent ${posts}`);
  await prepare();
  await page.click("button");
  await page.waitForTimeout(500);
  console.log(`  form: sent ${posts}`);
}
await browser.close();
await (await fetch(address)).text();
posts = 0;
const told = await fetch(`${address}note`, { method: "POST", body: "note" }).then((answer) => answer.status, () => "an error");
console.log(`Node, over a connection that was kept\n  fetch: sent ${posts}, and the caller gets ${told}`);
process.exit();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='Over a new connection
  fetch: sent 1, the page gets an error
  fetch, keepalive: sent 1, the page gets an error
  fetch, no-store: sent 1, the page gets an error
  fetch, 5 MB: sent 1, the page gets an error
  fetch, half an answer: sent 1, the page gets an error
  XMLHttpRequest: sent 1, the page gets an error
  sendBeacon: sent 1
  form: sent 1
Over a connection that was kept
  fetch: sent 2, the page gets 200 done
  fetch, keepalive: sent 2, the page gets 200 done
  fetch, no-store: sent 2, the page gets 200 done
  fetch, 5 MB: sent 2, the page gets 200 done
  fetch, half an answer: sent 1, the page gets an error
  XMLHttpRequest: sent 2, the page gets 200 done
  sendBeacon: sent 2
  form: sent 2
Node, over a connection that was kept
  fetch: sent 1, and the caller gets an error'
[ "$output" = "$expected" ]
