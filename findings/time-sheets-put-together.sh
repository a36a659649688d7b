#!/usr/bin/env bash
# pdf-lib 1.17.1 (read by pdfjs-dist, in unpdf 1.7.0): what is in the file of a week's time sheets that were filled in as forms and put together
# by `copyPages`?
#
# Guess: their pages and fields, or pages with the values as plain text. If fields of one name meet, the later is renamed, or has the value
# of the first.
# Seen: the pages look right, and each field is there as something to be seen, but the form is not: `getFields()` finds none, and
# pdfjs's `getFieldObjects()` none. `flatten()` does nothing then, without an error, so that the values stay in a layer that a
# text search does not find; the text of both pages is empty. Flattened before it is copied, each sheet keeps its hours as text. Call
# `getForm().flatten()` on each source first, and look for one of the values in what goes out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit pdf-lib@1.17.1 unpdf@1.7.0 node@24.21.0
cat > try.mjs <<'JS'
import { PDFDocument } from "pdf-lib";
import { getDocumentProxy } from "unpdf";

async function sheet(hours) {
  const file = await PDFDocument.create();
  const field = file.getForm().createTextField("hours");
  field.setText(hours);
  field.addToPage(file.addPage([300, 300]), { x: 10, y: 10, width: 80, height: 20 });
  return file.save();
}
async function together(flattened) {
  const target = await PDFDocument.create();
  for (const hours of ["7.5", "8"]) {
    const source = await PDFDocument.load(await sheet(hours));
    if (flattened === "before") source.getForm().flatten();
    for (const page of await target.copyPages(source, source.getPageIndices())) target.addPage(page);
  }
  if (flattened === "after") target.getForm().flatten();
  return target.save();
}
for (const flattened of ["never", "after", "before"]) {
  const file = await together(flattened);
  const read = await getDocumentProxy(file.slice());
  const pages = await Promise.all([1, 2].map((number) => read.getPage(number)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const seen = await Promise.all(pages.map((page) => page.getAnnotations()));
  console.log(`flattened ${flattened}`);
  console.log(`  pdf-lib: ${(await PDFDocument.load(file)).getForm().getFields().length} fields`);
  console.log(`  pdfjs: fields ${JSON.stringify(await read.getFieldObjects())}`);
  console.log(`  seen: ${seen.flat().map(({ fieldName, fieldValue }) => `${fieldName} ${fieldValue}`).join(", ") || "none"}`);
  console.log(`  text: ${texts.map(({ items }) => items.map(({ str }) => str).join("")).join(", ")}`);
}
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='flattened never
  pdf-lib: 0 fields
  pdfjs: fields null
  seen: hours 7.5, hours 8
  text: , 
flattened after
  pdf-lib: 0 fields
  pdfjs: fields null
  seen: hours 7.5, hours 8
  text: , 
flattened before
  pdf-lib: 0 fields
  pdfjs: fields null
  seen: none
  text: 7.5, 8'
[ "$output" = "$expected" ]
