#!/usr/bin/env bash
# @vercel/blob 2.8.0: what does `put` of a stream say when the store is not available for a moment?
#
# Guess: it retries, as for every body (ten times by default); or, since a stream cannot be read twice, it rejects with the error that the
# package has for it, BlobServiceNotAvailable.
# Seen: it does start again, with the stream that it has read, and rejects with fetch's TypeError "Response body object should not be
# disturbed or locked". That the store answered 503 is lost: no class of the package's, no cause. A Buffer is sent again, and so is the
# same stream with `multipart: true`, which keeps each part in memory. A handler that looks at the error's class takes an outage for
# a mistake in the code: give `put` a stream only with `multipart`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @vercel/blob@2.8.0 node@24.21.0
cat > try.mjs <<'JS'
import { createServer } from "node:http";
import { BlobError, put } from "@vercel/blob";

const STORED = { url: "https://store.example/note.webm", pathname: "note.webm", contentType: "audio/webm", etag: "e" };
let isAvailable;
let bodies;
const server = createServer(async (request, response) => {
  const action = request.headers["x-mpu-action"];
  let text = "";
  for await (const chunk of request) text += chunk;
  const isBody = action === undefined || action === "upload";
  if (isBody) bodies.push(text);
  response.writeHead(isAvailable || !isBody ? 200 : 503, { "content-type": "application/json" });
  const answer = isAvailable || !isBody ? { ...STORED, uploadId: "u", key: "k" } : { error: { code: "service_unavailable" } };
  isAvailable ||= isBody;
  response.end(JSON.stringify(answer));
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
process.env.VERCEL_BLOB_API_URL = `http://127.0.0.1:${server.address().port}`;
process.env.VERCEL_BLOB_RETRIES = "1";

const stream = () => new Blob(["0123456789"]).stream();
for (const [name, body, options] of [
  ["buffer", Buffer.from("0123456789")],
  ["stream", stream()],
  ["stream in parts", stream(), { multipart: true }],
]) {
  isAvailable = false;
  bodies = [];
  const said = await put("note.webm", body, { access: "public", token: "vercel_blob_rw_store_secret", ...options }).then(
    () => "stored",
    (error) => `${error.name}, BlobError ${error instanceof BlobError}, cause ${error.cause}: ${error.message}`,
  );
  console.log(`${name}: sent ${bodies.join(" and ")}; ${said}`);
}
server.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='buffer: sent 0123456789 and 0123456789; stored
stream: sent 0123456789; TypeError, BlobError false, cause undefined: Response body object should not be disturbed or locked
stream in parts: sent 0123456789 and 0123456789; stored'
[ "$output" = "$expected" ]
