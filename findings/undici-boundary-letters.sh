#!/usr/bin/env bash
# Node 24.21 (undici 7.29.1 within) and undici 8.13.1 beside @fastify/busboy 3.2.6: which forms does `formData()` of a Response or Request
# read, as a server that takes photos and recordings from other programs than browsers?
#
# Guess: every form that is well made (RFC 2046, 5.1.1). A part ends at a line that begins with `--` and the boundary, so that a sender
# looks for such lines alone in what it sends; and whoever reads must take spaces behind the boundary.
# Seen: the letters of the boundary anywhere in a part's content, without dashes and in the middle of a line, end in a TypeError. A device
# whose boundary is "photo" cannot send the note "Second photo", nor a picture that was edited in Photoshop, whose XMP has the name; of
# three letters, a recording of 20 MB has them by chance more often than not. What browsers make up is too long for that, so no test with
# their forms shows it. A boundary line with spaces is an error too, and for busboy a form without parts and without an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit undici@8.13.1 @fastify/busboy@3.2.6 node@24.21.0
cat > try.mjs <<'JS'
import { createCipheriv } from "node:crypto";
import { Busboy } from "@fastify/busboy";
import * as undici from "undici";

/** As even as compressed sound, and the same each time. */
const sound = createCipheriv("aes-128-ctr", Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(20e6));
const xmp = Buffer.from('<rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="Reno"/>');
const FORMS = {
  "another text": { boundary: "photo", content: Buffer.from("Second picture") },
  "its letters in a text": { boundary: "photo", content: Buffer.from("Second photo") },
  "its letters in a picture": { boundary: "photo", content: xmp },
  "three letters, 20 MB": { boundary: "cut", content: sound },
  "sixteen letters, 20 MB": { boundary: "cutcutcutcutcut1", content: sound },
  "spaces behind it": { boundary: "photo", padding: "  ", content: Buffer.from("Second picture") },
};
const withFormData = (Answer) => async (type, body) => {
  const form = await new Answer(body, { headers: { "content-type": type } }).formData();
  return Promise.all([...form.values()].map(async (file) => Buffer.from(await file.arrayBuffer())));
};
const withBusboy = (type, body) =>
  new Promise((done, failed) => {
    const form = new Busboy({ headers: { "content-type": type }, isPartAFile: () => true });
    const parts = [];
    form.on("file", (_, content) => {
      const chunks = [];
      parts.push(chunks);
      content.on("data", (chunk) => chunks.push(chunk));
    });
    form.on("finish", () => done(parts.map((chunks) => Buffer.concat(chunks)))).on("error", failed);
    form.end(body);
  });
const READERS = { Node: withFormData(Response), undici: withFormData(undici.Response), busboy: withBusboy };

console.log(`undici ${process.versions.undici} in Node`);
for (const [name, { boundary, padding = "", content }] of Object.entries(FORMS)) {
  const head = `--${boundary}${padding}\r\ncontent-disposition: form-data; name="file"; filename="1"\r\n\r\n`;
  if (content.includes(`\r\n--${boundary}`)) throw new Error("Not a valid form.");
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const seen = [];
  for (const [reader, read] of Object.entries(READERS)) {
    const result = await read(`multipart/form-data; boundary=${boundary}`, body).then(
      (parts) => (parts.length === 1 && parts[0].equals(content) ? "as sent" : `${parts.length} parts`),
      (error) => error.constructor.name,
    );
    seen.push(`${reader} ${result}`);
  }
  console.log(`${name}: ${seen.join(", ")}`);
}
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='undici 7.29.1 in Node
another text: Node as sent, undici as sent, busboy as sent
its letters in a text: Node TypeError, undici TypeError, busboy as sent
its letters in a picture: Node TypeError, undici TypeError, busboy as sent
three letters, 20 MB: Node TypeError, undici TypeError, busboy as sent
sixteen letters, 20 MB: Node as sent, undici as sent, busboy as sent
spaces behind it: Node TypeError, undici TypeError, busboy 0 parts'
[ "$output" = "$expected" ]
