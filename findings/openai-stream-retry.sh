#!/usr/bin/env bash
# openai 7.55.0: is the upload of a recording tried again when the service answers 503?
#
# Guess: twice, whatever form the file has: the README says that 429 and 5xx are retried twice by default, names the forms beside each
# other, and recommends `fs.createReadStream()`.
# Seen: a File, a Response and the result of `toFile` (also of a stream) are sent again. A read stream is sent once, as `toStreamingFile`
# is, and the 503 is thrown, however large `maxRetries`: what is sent while it is read cannot be read again. A transcription needs a retry
# of its own that opens the file anew, or pays with memory for `toFile`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit openai@7.55.0 node@24.21.0
cat > try.mjs <<'JS'
import { createReadStream, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import OpenAI, { toFile, toStreamingFile } from "openai";

let requests;
const server = createServer((request, response) => {
  request.resume().on("end", () => {
    requests += 1;
    response.writeHead(requests === 1 ? 503 : 200, { "content-type": "application/json", "retry-after-ms": "1" });
    response.end(JSON.stringify(requests === 1 ? { error: { message: "Busy." } } : { text: "Forms are stripped." }));
  });
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const client = new OpenAI({ apiKey: "key", baseURL: `http://127.0.0.1:${server.address().port}`, maxRetries: 5 });

const bytes = Buffer.alloc(100_000);
writeFileSync("note.webm", bytes);
const FORMS = {
  "File": () => new File([bytes], "note.webm"),
  "Response": () => new Response(bytes),
  "toFile of a stream": () => toFile(createReadStream("note.webm"), "note.webm"),
  "read stream": () => createReadStream("note.webm"),
  "toStreamingFile": () => toStreamingFile(createReadStream("note.webm"), "note.webm"),
};
for (const [name, form] of Object.entries(FORMS)) {
  requests = 0;
  const said = await client.audio.transcriptions.create({ model: "whisper-1", file: await form() }).then(
    ({ text }) => text,
    ({ message }) => message,
  );
  console.log(`${name}: ${requests} requests, ${said}`);
}
server.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='File: 2 requests, Forms are stripped.
Response: 2 requests, Forms are stripped.
toFile of a stream: 2 requests, Forms are stripped.
read stream: 1 requests, 503 Busy.
toStreamingFile: 1 requests, 503 Busy.'
[ "$output" = "$expected" ]
