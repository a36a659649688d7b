#!/usr/bin/env bash
# s3rver 3.7.1: is a range of one byte a range?
#
# Guess: `Range: bytes=0-0`, with which players ask how long a recording is, gets one byte and `Content-Range: bytes 0-0/10`.
# Seen: all ten bytes, with status 206, while `bytes=0-1` gets two and `bytes=1-1` one. A client that is tested against it must not
# conclude from its answer that a store ignores ranges.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit s3rver@3.7.1 node@24.21.0
cat > try.mjs <<'JS'
import S3rver from "s3rver";

const configureBuckets = [{ name: "bucket" }];
const server = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory: "./store", configureBuckets });
const { port } = await server.run();
const file = `http://127.0.0.1:${port}/bucket/file`;
await fetch(file, { method: "PUT", body: "0123456789" });
for (const range of ["bytes=0-0", "bytes=0-1", "bytes=1-1"]) {
  const answer = await fetch(file, { headers: { range } });
  console.log(`${range}: ${answer.status} "${await answer.text()}", ${answer.headers.get("content-range")}`);
}
await server.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='bytes=0-0: 206 "0123456789", bytes 0-9/10
bytes=0-1: 206 "01", bytes 0-1/10
bytes=1-1: 206 "1", bytes 1-1/10'
[ "$output" = "$expected" ]
