#!/usr/bin/env bash
# Node 24.21's `formData()`, @fastify/busboy 3.2.6, busboy 1.6.0 and formidable 3.5.4, sent forms by Chromium 153 (@sparticuz/chromium
# 153.0.0, by playwright-core 1.65.1): under which name does a server get the photo `Beam 6".jpg`, as who measures in inches calls it?
#
# Guess: under that one, from each. There is one way in which browsers write it into a form (filename="Beam 6%22.jpg", multipart/form-data
# of the HTML standard), and a reader knows it or none does.
# Seen: busboy, both of them, leave it as `Beam 6%22.jpg`; Node and formidable make it whole again. In turn a name that has a "%22" of
# its own, as what was downloaded from an address may have, is sent just the same: the two find a quotation mark in it, busboy keeps it, and
# nobody can tell one name from the other. So a photo that is looked for by its name is missing, a list shows "%22", and a server that goes
# from one reader to another has both. Send the name in a field of its own, where every sign stays as it is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @fastify/busboy@3.2.6 busboy@1.6.0 formidable@3.5.4
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:http";
import { PassThrough } from "node:stream";
import FastifyBusboy from "@fastify/busboy";
import archive from "@sparticuz/chromium";
import busboy from "busboy";
import formidable from "formidable";
import { chromium } from "playwright-core";

const READERS = {
  "Node, formData()": async (headers, body) => {
    const form = await new Response(body, { headers }).formData();
    return [form.get("photo").name, form.get("name")];
  },
  "@fastify/busboy": (headers, body) => listen(new FastifyBusboy({ headers }), body, (file) => file),
  busboy: (headers, body) => listen(busboy({ headers }), body, ({ filename }) => filename),
  formidable: async (headers, body) => {
    const request = Object.assign(new PassThrough(), { headers: { ...headers, "content-length": String(body.length) } });
    request.end(body);
    const [fields, files] = await formidable({}).parse(request);
    return [files.photo[0].originalFilename, fields.name[0]];
  },
};
function listen(parser, body, nameOf) {
  return new Promise((resolve, reject) => {
    const names = [];
    parser.on("file", (_, content, file) => {
      names[0] = nameOf(file);
      content.resume();
    });
    parser.on("field", (_, value) => (names[1] = value));
    parser.on("error", reject);
    parser.on("finish", () => resolve(names));
    parser.end(body);
  });
}
let got;
const server = createServer(async (request, response) => {
  response.setHeader("content-type", "text/html");
  if (request.method === "POST")
    got = [{ "content-type": request.headers["content-type"] }, Buffer.concat(await request.toArray())];
  const fields = `<input type="file" name="photo"><input name="name"><button>Send</button>`;
  response.end(`<meta charset="utf-8"><form method="post" enctype="multipart/form-data">${fields}</form>`);
}).listen(0, "127.0.0.1");
await once(server, "listening");
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);
for (const name of ['Beam 6".jpg', "Beam 6%22.jpg", "Losa; 100%.jpg"]) {
  await page.evaluate((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["x"], text));
    document.querySelector("input[type=file]").files = transfer.files;
    document.querySelector("input[name=name]").value = text;
  }, name);
  await Promise.all([page.waitForNavigation(), page.click("button")]);
  console.log(`${name}, sent with ${/filename=.*/.exec(got[1].toString())[0].trim()}`);
  for (const [reader, read] of Object.entries(READERS)) {
    const [ofFile, ofField] = await read(...got);
    console.log(`  ${reader}: ${ofFile}${ofField === name ? "" : `, and in a field ${ofField}`}`);
  }
}
await browser.close();
process.exit();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='Beam 6".jpg, sent with filename="Beam 6%22.jpg"
  Node, formData(): Beam 6".jpg
  @fastify/busboy: Beam 6%22.jpg
  busboy: Beam 6%22.jpg
  formidable: Beam 6".jpg
Beam 6%22.jpg, sent with filename="Beam 6%22.jpg"
  Node, formData(): Beam 6".jpg
  @fastify/busboy: Beam 6%22.jpg
  busboy: Beam 6%22.jpg
  formidable: Beam 6".jpg
Losa; 100%.jpg, sent with filename="Losa; 100%.jpg"
  Node, formData(): Losa; 100%.jpg
  @fastify/busboy: Losa; 100%.jpg
  busboy: Losa; 100%.jpg
  formidable: Losa; 100%.jpg'
[ "$output" = "$expected" ]
