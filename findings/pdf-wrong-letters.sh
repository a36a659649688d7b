#!/usr/bin/env bash
# jspdf 4.2.1 and pdfkit 0.20.2 beside pdf-lib 1.17.1 (read by pdfjs-dist 6.5.438): what does a report say in a font that every PDF reader
# has (Helvetica), which has the letters of Western Europe?
#
# Guess: what was written, or an error or an empty box where a letter is missing. ñ, ½, ² and curved quotation marks are among those that it
# has.
# Seen: those are right, and for each other sign jsPDF and pdfkit draw two wrong ones, its number's two halves: "≥ 3 m" is printed as "e 3 m
# behind a quotation mark, "→" as "!’", "☐" as "&" and "⅜" as "!\". The platform writes such signs itself: `formatRange` of Intl has narrow
# spaces in the hours of a shift (U+202F before AM, U+2009 around the dash), in English and Spanish, so that "AM" is printed as "/AM". An ñ
# as a Mac has it in file names, n and a tilde, becomes "n" and more or less. pdf-lib throws, and names the letter. Embed a font of one's
# own for what people write, and replace these spaces.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit jspdf@4.2.1 pdfkit@0.20.2 pdf-lib@1.17.1 pdfjs-dist@6.5.438 node@24.21.0
cat > try.mjs <<'JS'
import { jsPDF } from "jspdf";
import { PDFDocument } from "pdf-lib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import PDFKit from "pdfkit";

const WRITERS = {
  jspdf: (text) => new jsPDF().text(text, 10, 10).output("arraybuffer"),
  pdfkit: async (text) => {
    const document = new PDFKit();
    document.text(text).end();
    return Buffer.concat(await document.toArray());
  },
  "pdf-lib": async (text) => {
    const document = await PDFDocument.create();
    const font = await document.embedFont("Helvetica");
    document.addPage().drawText(text, { font });
    return document.save();
  },
};
async function printed(bytes) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map(({ str }) => str).join("").replaceAll(/[\0-\x1f]/g, "·").replaceAll(/ +/g, " ");
}
const [start, end] = [9, 15].map((hour) => new Date(2026, 10, 30, hour));
const shift = new Intl.DateTimeFormat("en", { timeStyle: "short" }).formatRange(start, end);
const TEXTS = ["Losa “ñ”, 2½ m²", "≥ 3 m", "→ A", "☐", "⅜"].map((text) => [text, text]);
TEXTS.push(["Intl's 9:00 AM to 3:00 PM", shift], ["n and a tilde", "n\u0303"]);
for (const [name, text] of TEXTS) {
  console.log(name);
  for (const [writer, write] of Object.entries(WRITERS)) {
    const outcome = await Promise.resolve()
      .then(() => write(text))
      .then(printed, (error) => `throws, ${error.message}`);
    console.log(`  ${writer}: ${outcome}`);
  }
}
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='Losa “ñ”, 2½ m²
  jspdf: Losa “ñ”, 2½ m²
  pdfkit: Losa “ñ”, 2½ m²
  pdf-lib: Losa “ñ”, 2½ m²
≥ 3 m
  jspdf: "e 3 m
  pdfkit: "e 3 m
  pdf-lib: throws, WinAnsi cannot encode "≥" (0x2265)
→ A
  jspdf: !’ A
  pdfkit: !’ A
  pdf-lib: throws, WinAnsi cannot encode "→" (0x2192)
☐
  jspdf: &
  pdfkit: &
  pdf-lib: throws, WinAnsi cannot encode "☐" (0x2610)
⅜
  jspdf: !\
  pdfkit: !\
  pdf-lib: throws, WinAnsi cannot encode "⅜" (0x215c)
Intl'\''s 9:00 AM to 3:00 PM
  jspdf: 9 : 0 0 / A M – 3 : 0 0 / P M
  pdfkit: 9:00 /AM – 3:00 /PM
  pdf-lib: throws, WinAnsi cannot encode " " (0x202f)
n and a tilde
  jspdf: n
  pdfkit: n00
  pdf-lib: throws, WinAnsi cannot encode "̃" (0x0303)'
[ "$output" = "$expected" ]
