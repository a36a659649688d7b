#!/usr/bin/env bash
# workbox-range-requests 7.4.1 (asked by @tokenizer/http 0.9.2 for music-metadata 12.1.0): which ranges does it give of a recording that a
# page has kept for when it is offline?
#
# Guess: those that any server gives (RFC 9110, 14.1.2): what goes beyond the end is cut there, "the last 20 of 10" are all, and what
# begins behind the end is refused, with its status 416.
# Seen: the other way round. A range that ends beyond the file is refused, and so are more last bytes than there are; one that ends at
# its length has a head for a byte more than it gives, and one that begins there is a 206 of no bytes ("bytes 10-9/10"). @tokenizer/http
# asks for the first four kilobytes before it knows the length, so that music-metadata reads the long recordings of the cache and no note
# that is shorter. If-Range is not looked at, so that what was stored anew is mixed with the old. Only `bytes=0-` and ranges within the
# file are safe: cut a range to the length before it gets there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit \
  workbox-range-requests@7.4.1 @tokenizer/http@0.9.2 music-metadata@12.1.0 node@24.21.0
cat > try.mjs <<'JS'
import { makeTokenizer } from "@tokenizer/http";
import { parseFromTokenizer } from "music-metadata";

globalThis.self = globalThis;
const { createPartialResponse } = await import("workbox-range-requests/createPartialResponse.js");

const ADDRESS = "http://localhost/recording";
async function ask(headers) {
  const kept = new Response("0123456789", { headers: { "content-length": "10", etag: '"1"' } });
  const answer = await createPartialResponse(new Request(ADDRESS, { headers }), kept);
  return `${answer.status}, ${answer.headers.get("content-range")}, "${await answer.text()}"`;
}
for (const range of ["0-", "2-4", "-3", "2-9", "2-10", "2-11", "0-4096", "-20", "10-"])
  console.log(`${range} of 10: ${await ask({ range: `bytes=${range}` })}`);
console.log(`0-1 of 10, if it were another: ${await ask({ range: "bytes=0-1", "if-range": '"2"' })}`);

/** Silence as 8000 samples of 16 bits in a second. */
function wave(seconds) {
  const size = seconds * 16_000;
  const head = Buffer.from("RIFF....WAVEfmt ....ffccrrrrbbbbaassdata....");
  for (const [place, value] of [[4, size + 36], [16, 16], [20, 65_537], [24, 8000], [28, 16_000], [32, 1_048_578], [40, size]])
    head.writeUInt32LE(value, place);
  return Buffer.concat([head, Buffer.alloc(size)]);
}
for (const seconds of [0.2, 1]) {
  const headers = { "content-type": "audio/wav", "accept-ranges": "bytes" };
  globalThis.fetch = (address, init) =>
    createPartialResponse(new Request(address, init), new Response(wave(seconds), { headers }));
  const length = await makeTokenizer(ADDRESS, { avoidHeadRequests: true }).then(
    async (tokenizer) => `${(await parseFromTokenizer(tokenizer)).format.duration} s`,
    ({ message }) => message,
  );
  console.log(`music-metadata, of ${seconds} s: ${length}`);
}
JS
output=$(NODE_ENV=production ./node_modules/.bin/node try.mjs)
echo "$output"
expected='0- of 10: 206, bytes 0-9/10, "0123456789"
2-4 of 10: 206, bytes 2-4/10, "234"
-3 of 10: 206, bytes 7-9/10, "789"
2-9 of 10: 206, bytes 2-9/10, "23456789"
2-10 of 10: 206, bytes 2-10/10, "23456789"
2-11 of 10: 416, null, ""
0-4096 of 10: 416, null, ""
-20 of 10: 416, null, ""
10- of 10: 206, bytes 10-9/10, ""
0-1 of 10, if it were another: 206, bytes 0-1/10, "01"
music-metadata, of 0.2 s: Unexpected HTTP response status=416
music-metadata, of 1 s: 1 s'
[ "$output" = "$expected" ]
