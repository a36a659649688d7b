#!/usr/bin/env bash
# Node 24.21, undici 8.13.1 and Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): how much do they read of a body that
# was compressed in two parts, one behind the other, as a log or an export that is appended to daily?
#
# Guess: all. A gzip file is a series of members (RFC 1952, 2.2), a zstd one a series of frames (RFC 8878, 3), as `zcat` reads them.
# Seen: of a response with `content-encoding: gzip` Node has both parts and Chromium the first, without an error; of one with zstd Chromium
# has both and Node the first. What zlib makes of two frames depends on where they are cut: in one piece it stops after the first, cut
# between them it has both, cut elsewhere it throws "Unknown frame descriptor". A frame to skip in front leaves nothing. DecompressionStream
# gives the first member and rejects in either. fzstd reads all: send the parts compressed anew as one, or plain.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit undici@8.13.1 fzstd@0.1.1 @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:http";
import { pipeline } from "node:stream/promises";
import zlib from "node:zlib";
import archive from "@sparticuz/chromium";
import { decompress } from "fzstd";
import { chromium } from "playwright-core";
import * as undici from "undici";

const DAYS = ["monday ", "tuesday"];
const SKIPPED = Buffer.from("502a4d180100000000", "hex"); // RFC 8878, 3.1.2: one byte of someone else's.
const frames = DAYS.map((day) => zlib.zstdCompressSync(day));
const BODIES = {
  gzip: Buffer.concat(DAYS.map((day) => zlib.gzipSync(day))),
  zstd: Buffer.concat(frames),
  "zstd after a skipped frame": Buffer.concat([SKIPPED, ...frames]),
};
const bodyAt = (url) => decodeURIComponent(url.slice(1));

const server = createServer(({ url }, response) => {
  const body = BODIES[bodyAt(url)];
  response.setHeader("content-type", body ? "text/plain" : "text/html");
  if (body) response.setHeader("content-encoding", bodyAt(url).slice(0, 4));
  response.end(body ?? "<p>");
}).listen(0, "127.0.0.1");
await once(server, "listening");
const base = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.goto(base);

/** Runs in Node and in the page: what comes out, and the name of what is thrown then. */
async function throughStream(bytes) {
  let out = "";
  try {
    const stream = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new DecompressionStream("gzip"));
    for await (const chunk of stream.pipeThrough(new TextDecoderStream())) out += chunk;
    return out;
  } catch ({ name }) {
    return `${out}(${name})`;
  }
}
const inPage = (url) => page.evaluate(async (from) => (await fetch(from)).text(), url);
for (const name of Object.keys(BODIES)) {
  const url = base + encodeURIComponent(name);
  const [node, other] = [await (await fetch(url)).text(), await (await undici.fetch(url)).text()];
  console.log(`fetch, ${name}: Node "${node}", undici "${other}", Chromium "${await inPage(url)}"`);
}
console.log(`zlib, gzip: "${zlib.gunzipSync(BODIES.gzip)}"`);
const CUTS = {
  "in one piece": [BODIES.zstd],
  "between the frames": frames,
  "within the second": [BODIES.zstd.subarray(0, -8), BODIES.zstd.subarray(-8)],
};
for (const [where, pieces] of Object.entries(CUTS)) {
  const unzipped = zlib.createZstdDecompress();
  let out = "";
  unzipped.on("data", (chunk) => (out += chunk));
  await pipeline(pieces, unzipped).catch(({ message }) => (out += `(${message})`));
  console.log(`zlib, zstd cut ${where}: "${out}"`);
}
console.log(`fzstd: "${Buffer.from(decompress(BODIES.zstd))}"`);
const bytes = [...BODIES.gzip];
console.log(`DecompressionStream: Node ${await throughStream(bytes)}, Chromium ${await page.evaluate(throughStream, bytes)}`);
process.exit(0);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='fetch, gzip: Node "monday tuesday", undici "monday tuesday", Chromium "monday "
fetch, zstd: Node "monday ", undici "monday ", Chromium "monday tuesday"
fetch, zstd after a skipped frame: Node "", undici "", Chromium "monday tuesday"
zlib, gzip: "monday tuesday"
zlib, zstd cut in one piece: "monday "
zlib, zstd cut between the frames: "monday tuesday"
zlib, zstd cut within the second: "monday (Unknown frame descriptor)"
fzstd: "monday tuesday"
DecompressionStream: Node monday (TypeError), Chromium monday (TypeError)'
[ "$output" = "$expected" ]
