#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1) beside the `fetch` and the HTTP server of Node 24.21: what does a page
# get when its upload is too large, and the server says so after it has read as much as it takes?
#
# Guess: status 413 in either, or a broken connection, since the server reads no further. HTTP lets a server answer before the request has
# ended, and has the one who sends look out for that (RFC 9112, 9.5).
# Seen: Node's `fetch` has the 413 at once. Chromium has no answer before it has sent everything, and what nobody reads cannot be sent: the page
# waits for as long as it may (6 s here). So it is with every usual way to stop: `break` in a `for await`, a paused stream, a web reader
# that is left. Where the handler reads nothing at all, Node's server itself throws the rest away, and Chromium has its 413 once all is
# sent; likewise where the handler reads on and forgets. A test with Node's `fetch` sees no difference. Refuse by Content-Length before
# reading, or read the rest after the answer; and give uploads a limit of time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:http";
import { Readable } from "node:stream";
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

const MEGABYTES = 30;
/** More than a megabyte was read. */
function counter() {
  let bytes = 0;
  return (chunk) => (bytes += chunk.length) > 1e6;
}
function refuse(response) {
  if (!response.headersSent) response.writeHead(413).end("too large");
}
const HANDLERS = {
  "reads nothing": (_, response) => refuse(response),
  "for await, break": async (request, response) => {
    const isTooMuch = counter();
    for await (const chunk of request) if (isTooMuch(chunk)) break;
    refuse(response);
  },
  "pause()": (request, response) => {
    const isTooMuch = counter();
    request.on("data", (chunk) => {
      if (!isTooMuch(chunk)) return;
      request.pause();
      refuse(response);
    });
  },
  "a web reader": async (request, response) => {
    const isTooMuch = counter();
    const reader = Readable.toWeb(request).getReader();
    for (let part = await reader.read(); !part.done && !isTooMuch(part.value); ) part = await reader.read();
    refuse(response);
  },
  "reads on": (request, response) => {
    const isTooMuch = counter();
    request.on("data", (chunk) => isTooMuch(chunk) && refuse(response));
  },
};
let handler;
const server = createServer((request, response) => {
  if (request.method === "PUT") handler(request, response);
  else response.setHeader("content-type", "text/html").end("<title>x</title>");
}).listen(0, "127.0.0.1");
await once(server, "listening");
const url = `http://127.0.0.1:${server.address().port}/`;

/** Runs in Node and in the page. */
async function upload([to, megabytes]) {
  const body = new Blob([new Uint8Array(megabytes * 1e6)]);
  return fetch(to, { method: "PUT", body, signal: AbortSignal.timeout(6000) }).then(
    async (response) => `${response.status} ${await response.text()}`,
    ({ name }) => name,
  );
}
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.goto(url);
for (const [name, handle] of Object.entries(HANDLERS)) {
  handler = handle;
  const here = await upload([url, MEGABYTES]);
  console.log(`${name}: Node ${here}, Chromium ${await page.evaluate(upload, [url, MEGABYTES])}`);
  server.closeAllConnections();
}
await browser.close();
process.exit();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='reads nothing: Node 413 too large, Chromium 413 too large
for await, break: Node 413 too large, Chromium TimeoutError
pause(): Node 413 too large, Chromium TimeoutError
a web reader: Node 413 too large, Chromium TimeoutError
reads on: Node 413 too large, Chromium 413 too large'
[ "$output" = "$expected" ]
