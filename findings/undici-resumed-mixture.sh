#!/usr/bin/env bash
# undici 8.13.1, `interceptors.retry()` (and RetryAgent): what does a download give that breaks off halfway, when the file was replaced
# meanwhile?
#
# Guess: the rest is asked for with a range only where the response had a strong ETag, by which the server can tell that the file is
# another; without one it starts anew or rejects, since half of the body has already been handed over.
# Seen: with a strong ETag it rejects ("ETag mismatch"). With a weak one, with Last-Modified alone, or with neither, it asks for the
# rest by its position and nothing else (no If-Range, no If-Unmodified-Since) and resolves: the first half of the old file and the second
# half of the new one, status 200 and the right length. Give such downloads a strong ETag or a checksum, or try them again as a whole.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit undici@8.13.1 node@24.21.0
cat > try.mjs <<'JS'
import { createServer } from "node:http";
import { Agent, interceptors, request, RetryAgent } from "undici";

const TIMES = { minTimeout: 10, maxTimeout: 20 };
const WITH = {
  interceptor: () => new Agent().compose(interceptors.retry(TIMES)),
  RetryAgent: () => new RetryAgent(new Agent(), TIMES),
};
const VERSIONS = {
  "strong ETag": [{ etag: '"1"' }, { etag: '"2"' }],
  "weak ETag": [{ etag: 'W/"1"' }, { etag: 'W/"2"' }],
  "Last-Modified": [
    { "last-modified": "Mon, 01 Jun 2026 00:00:00 GMT" },
    { "last-modified": "Tue, 02 Jun 2026 00:00:00 GMT" },
  ],
  neither: [{}, {}],
};

async function download(dispatcher, [before, after]) {
  const asked = [];
  const server = createServer(({ headers }, response) => {
    const conditions = ["range", "if-match", "if-range", "if-unmodified-since"].filter((name) => headers[name]);
    asked.push(conditions.join(" and ") || "all");
    if (asked.length === 1) {
      response.writeHead(200, { ...before, "content-length": 16 }).write("old old ");
      setTimeout(() => response.destroy(), 50);
      return;
    }
    const from = Number(/^bytes=(\d+)-/.exec(headers.range)[1]);
    response.writeHead(206, { ...after, "content-range": `bytes ${from}-15/16` }).end("new new new new ".slice(from));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const answer = await request(`http://127.0.0.1:${server.address().port}/`, { dispatcher })
    .then(async ({ statusCode, body }) => `${statusCode} "${await body.text()}"`)
    .catch(({ message }) => message);
  server.closeAllConnections();
  server.close();
  return `${answer}, asked for ${asked.join(", then ")}`;
}
for (const [way, make] of Object.entries(WITH))
  for (const [name, versions] of Object.entries(VERSIONS)) console.log(`${way}, ${name}: ${await download(make(), versions)}`);
process.exit(0);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='strong ETag: ETag mismatch, asked for all, then range and if-match
weak ETag: 200 "old old new new ", asked for all, then range
Last-Modified: 200 "old old new new ", asked for all, then range
neither: 200 "old old new new ", asked for all, then range'
[ "$output" = "$(sed 's/^/interceptor, /' <<< "$expected"; sed 's/^/RetryAgent, /' <<< "$expected")" ]
