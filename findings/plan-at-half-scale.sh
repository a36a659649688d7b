#!/usr/bin/env bash
# pdf-lib 1.17.1 beside pdfjs-dist (in unpdf 1.7.0): how large is a plan whose PDF counts in units of more than a 72nd of an inch?
#
# Guess: as large as a viewer shows it. A page of more than 200 inches must say how large its unit is (UserUnit, PDF 1.6), as long strip
# plans do; `getSize()` takes it into account, or what is copied or embedded keeps it.
# Seen: pdf-lib knows no unit: a sheet of 200 by 100 inches is 100 by 50, and a mark that is drawn an inch from the edge is two inches from
# it. A copied page keeps its unit, but one that is embedded in another, as under a stamp or on a sheet with a title block, has lost it: it
# is half as large, and each length that is measured on it is half of what it says, with nothing to tell. pdfjs has the unit in its
# viewport. Read the page's "UserUnit" oneself, and draw the embedded page as many times larger.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit pdf-lib@1.17.1 unpdf@1.7.0 node@24.21.0
cat > try.mjs <<'JS'
import { PDFDocument, PDFName, PDFNumber } from "pdf-lib";
import { getDocumentProxy } from "unpdf";

const INCH = 72;
const made = await PDFDocument.create();
const sheet = made.addPage([100 * INCH, 50 * INCH]);
sheet.node.set(PDFName.of("UserUnit"), PDFNumber.of(2));
sheet.drawText("A-101", { x: INCH, y: INCH });
const plan = await made.save();

async function copied() {
  const target = await PDFDocument.create();
  const [page] = await target.copyPages(await PDFDocument.load(plan), [0]);
  target.addPage(page);
  return target.save();
}
async function embedded() {
  const target = await PDFDocument.create();
  const drawing = await target.embedPage((await PDFDocument.load(plan)).getPage(0));
  target.addPage([drawing.width, drawing.height]).drawPage(drawing);
  return target.save();
}
for (const [name, file] of Object.entries({ plan, copied: await copied(), embedded: await embedded() })) {
  const { width, height } = (await PDFDocument.load(file)).getPage(0).getSize();
  const viewport = (await (await getDocumentProxy(file.slice())).getPage(1)).getViewport({ scale: 1 });
  console.log(`${name}: pdf-lib ${width / INCH} x ${height / INCH} in, pdfjs ${viewport.width / INCH} x ${viewport.height / INCH} in`);
}
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='plan: pdf-lib 100 x 50 in, pdfjs 200 x 100 in
copied: pdf-lib 100 x 50 in, pdfjs 200 x 100 in
embedded: pdf-lib 100 x 50 in, pdfjs 100 x 50 in'
[ "$output" = "$expected" ]
