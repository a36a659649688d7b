#!/usr/bin/env bash
# pdf-lib 1.17.1 and @cantoo/pdf-lib 2.11.1: what is in the file of one page that was taken out of a set of plans, for somebody who may see
# that page?
#
# Guess: that page. `copyPages(from, [0])` copies it with what it is drawn with, as fonts and pictures.
# Seen: with all that it refers to. A page whose table of contents or "see sheet A-102" leads to another page (a link annotation with a
# destination) brings that one along, and what that one links to: no viewer shows them and the page count is 1, but their texts are in the
# file, and its size is that of the whole set. `removePage` leaves the page's content in the saved file in any case, link or none. Take the
# page's "Annots" away before copying (`page.node.delete(PDFName.of("Annots"))`), and look for a word of the other pages in what goes out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit pdf-lib@1.17.1 @cantoo/pdf-lib@2.11.1 node@24.21.0
cat > try.mjs <<'JS'
import { inflateSync } from "node:zlib";
import * as cantoo from "@cantoo/pdf-lib";
import * as original from "pdf-lib";

function contentOf(stream) {
  const bytes = Buffer.from(stream.getContents());
  try {
    return inflateSync(bytes).toString("latin1");
  } catch {
    return bytes.toString("latin1");
  }
}
for (const [name, pdf] of Object.entries({ "pdf-lib": original, "@cantoo/pdf-lib": cantoo })) {
  const { PDFDocument, PDFName, PDFRawStream } = pdf;
  /** Of three sheets, the first links to the second, and the second to the third. */
  async function plans({ links }) {
    const set = await PDFDocument.create();
    const font = await set.embedFont("Helvetica");
    const pages = ["FIRST", "SECOND", "THIRD"].map((text) => {
      const page = set.addPage([200, 200]);
      page.drawText(text, { font });
      return page;
    });
    for (const [index, page] of links ? pages.slice(0, 2).entries() : []) {
      const link = { Type: "Annot", Subtype: "Link", Rect: [0, 0, 99, 99], Dest: [pages[index + 1].ref, "Fit"] };
      page.node.set(PDFName.of("Annots"), set.context.obj([set.context.register(set.context.obj(link))]));
    }
    return PDFDocument.load(await set.save());
  }
  async function report(what, document) {
    const saved = await PDFDocument.load(await document.save());
    const objects = saved.context.enumerateIndirectObjects().map(([, object]) => object);
    const contents = objects.filter((object) => object instanceof PDFRawStream).map(contentOf).join("\n");
    const shown = (text) => contents.includes(`<${Buffer.from(text).toString("hex").toUpperCase()}>`);
    const found = ["FIRST", "SECOND", "THIRD"].filter(shown);
    console.log(`${name}, ${what}: ${saved.getPageCount()} page(s), in the file ${found.join(", ")}`);
  }
  async function firstOf(set) {
    const taken = await PDFDocument.create();
    taken.addPage((await taken.copyPages(set, [0]))[0]);
    return taken;
  }
  await report("copied, without links", await firstOf(await plans({ links: false })));
  await report("copied, with links", await firstOf(await plans({ links: true })));
  const cleaned = await plans({ links: true });
  cleaned.getPage(0).node.delete(PDFName.of("Annots"));
  await report("copied, its links taken away", await firstOf(cleaned));
  const shortened = await plans({ links: false });
  shortened.removePage(2);
  shortened.removePage(1);
  await report("the others removed", shortened);
}
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='pdf-lib, copied, without links: 1 page(s), in the file FIRST
pdf-lib, copied, with links: 1 page(s), in the file FIRST, SECOND, THIRD
pdf-lib, copied, its links taken away: 1 page(s), in the file FIRST
pdf-lib, the others removed: 1 page(s), in the file FIRST, SECOND, THIRD
@cantoo/pdf-lib, copied, without links: 1 page(s), in the file FIRST
@cantoo/pdf-lib, copied, with links: 1 page(s), in the file FIRST, SECOND, THIRD
@cantoo/pdf-lib, copied, its links taken away: 1 page(s), in the file FIRST
@cantoo/pdf-lib, the others removed: 1 page(s), in the file FIRST, SECOND, THIRD'
[ "$output" = "$expected" ]
