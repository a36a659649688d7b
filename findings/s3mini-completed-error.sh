#!/usr/bin/env bash
# s3mini 1.0.2: does completing an upload in parts throw when the store says that it failed?
#
# S3 answers CompleteMultipartUpload with 200 at once and may write an <Error> into the body when joining the parts fails later
# (its documentation asks clients to look). Guess: the library looks, and throws as for any other error.
# Seen: it resolves as for a success, only without an etag. Who does not check that has lost a file.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit s3mini@1.0.2 node@24.21.0
cat > try.mjs <<'JS'
import { createServer } from "node:http";
import { S3mini } from "s3mini";

const ERROR = '<?xml version="1.0" encoding="UTF-8"?><Error><Code>InternalError</Code><Message>Try again.</Message></Error>';
const server = createServer((request, response) => {
  request.resume().on("end", () => response.writeHead(200, { "content-type": "application/xml" }).end(ERROR));
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const endpoint = `http://127.0.0.1:${server.address().port}/bucket`;
const store = new S3mini({ endpoint, accessKeyId: "key", secretAccessKey: "secret", region: "auto" });
const parts = [{ partNumber: 1, etag: "a" }];
const result = await store
  .completeMultipartUpload("file", "upload", parts)
  .then(({ etag }) => `resolved, etag ${etag || "none"}`, (error) => `threw ${error.message}`);
console.log(result);
server.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
[ "$output" = "resolved, etag none" ]
