#!/usr/bin/env bash
# undici 8.13.1, `interceptors.cache()`: how long does it give a file of a store that says nothing of keeping, and was replaced meanwhile?
#
# Guess: not at all. The answer has an ETag and Last-Modified and no Cache-Control, as a store of objects has it; so it is kept, and each
# time asked for with its ETag, which is what they are for. What may be kept unasked says so.
# Seen: for a tenth of the file's age, unasked. A plan that was not touched for a hundred days is given as it was for ten days after a new
# one has taken its place; the answer's `age` alone tells. RFC 9111 (4.2.2) allows that guess, and a browser does so too, but there a person
# reloads. Only an ETag, without Last-Modified, is not kept, nor is an answer with neither. Put `cache-control: no-cache` into one's own
# requests, or on the objects, where what changes is read through this.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit undici@8.13.1 node@24.21.0
cat > try.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:http";
import { Agent, interceptors, request } from "undici";

const DAY = 86_400_000;
const start = Date.now();
let now = start;
Date.now = () => now;

let version = 1;
let asked = 0;
const server = createServer(({ url, headers }, response) => {
  asked += 1;
  const etag = `"v${version}"`;
  if (url !== "/bare") response.setHeader("etag", etag);
  if (url.startsWith("/plan")) response.setHeader("last-modified", new Date(start - 100 * DAY).toUTCString());
  if (headers["if-none-match"] === etag) response.statusCode = 304;
  response.end(`plan ${version}`);
}).listen(0, "127.0.0.1");
await once(server, "listening");

const dispatcher = new Agent().compose(interceptors.cache());
async function read(path, days, headers) {
  now = start + days * DAY;
  const before = asked;
  const { body } = await request(`http://127.0.0.1:${server.address().port}${path}`, { dispatcher, headers });
  return `${await body.text()}, ${asked > before ? "asked" : "unasked"}`;
}
for (const path of ["/plan", "/etag-alone", "/bare"]) {
  version = 1;
  console.log(`${path}: ${await read(path, 0)}`);
  version = 2;
  for (const days of [0.01, 9.9, 10.1]) console.log(`  replaced, ${days} days later: ${await read(path, days)}`);
}
version = 1;
await read("/plan-2", 0);
version = 2;
console.log(`with no-cache, 0.01 days later: ${await read("/plan-2", 0.01, { "cache-control": "no-cache" })}`);
process.exit(0);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='/plan: plan 1, asked
  replaced, 0.01 days later: plan 1, unasked
  replaced, 9.9 days later: plan 1, unasked
  replaced, 10.1 days later: plan 2, asked
/etag-alone: plan 1, asked
  replaced, 0.01 days later: plan 2, asked
  replaced, 9.9 days later: plan 2, asked
  replaced, 10.1 days later: plan 2, asked
/bare: plan 1, asked
  replaced, 0.01 days later: plan 2, asked
  replaced, 9.9 days later: plan 2, asked
  replaced, 10.1 days later: plan 2, asked
with no-cache, 0.01 days later: plan 2, asked'
[ "$output" = "$expected" ]
