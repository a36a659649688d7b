#!/usr/bin/env bash
# vcf 2.1.2 and vcard-parser 1.0.0, beside vcard4-ts 0.4.1 and ical.js 2.2.1: what is the name of a person with an accent, in a contact as
# an Android phone exports it (vCard 2.1)?
#
# Guess: José Núñez. 2.1 is the oldest form, and phones still write it; vcf has it among its `versions`. Letters beyond ASCII are
# quoted-printable there, as a parameter says, and a long value goes on in the next line behind an equals sign.
# Seen: "=4A=6F=73=C3=A9 …", cut where the line ends, in vcf and vcard-parser; what is left of the value becomes a property of its own, of
# that name. The two that are made for later forms differ: vcard4-ts reads on and gives the same, with a note of what it could not read; to
# ical.js "TEL;CELL:" is an error already, so that none of the file's contacts come through. A person with a plain name is read right by
# three of four, and a test of those is green. Decode the lines that say QUOTED-PRINTABLE, and join them, before one of these reads the
# file.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit vcf@2.1.2 vcard-parser@1.0.0 vcard4-ts@0.4.1 ical.js@2.2.1 node@24.21.0
cat > try.mjs <<'JS'
import ICAL from "ical.js";
import vCard from "vcf";
import parser from "vcard-parser";
import { parseVCards } from "vcard4-ts";

/** As Android's contacts write a name: each byte, and at most 76 signs in a line. */
function encoded(name, text) {
  const start = `${name};CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:`;
  const bytes = [...Buffer.from(text)].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, "0")}`);
  const lines = [start];
  for (const byte of bytes) {
    if (lines.at(-1).length > 72) lines.push(`${lines.pop()}=`, "");
    lines.push(lines.pop() + byte);
  }
  return lines.join("\r\n");
}
const contact = (...lines) => ["BEGIN:VCARD", "VERSION:2.1", ...lines, "TEL;CELL:+15550100", "END:VCARD", ""].join("\r\n");
const CONTACTS = {
  "Ana Ruiz": contact("FN:Ana Ruiz"),
  "José Núñez": contact(encoded("FN", "José Núñez")),
};
const withStray = (name, fields) => [name, ...Object.keys(fields).filter((key) => key.startsWith("="))].join(" and a field ");
const READERS = {
  vcf: (text) => {
    const card = new vCard().parse(text);
    return withStray(card.get("fn").valueOf(), card.data);
  },
  "vcard-parser": (text) => {
    const card = parser.parse(text);
    return withStray(card.fn[0].value, card);
  },
  "vcard4-ts": (text) => JSON.stringify(parseVCards(text, true).vCards?.map(({ FN }) => FN?.[0].value)),
  "ical.js": (text) => new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue("fn"),
};
for (const [name, text] of Object.entries(CONTACTS)) {
  console.log(name);
  for (const [reader, read] of Object.entries(READERS)) {
    let outcome;
    try {
      outcome = read(text);
    } catch (error) {
      outcome = `throws, ${error.message}`;
    }
    console.log(`  ${reader}: ${outcome}`);
  }
}
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='Ana Ruiz
  vcf: Ana Ruiz
  vcard-parser: Ana Ruiz
  vcard4-ts: ["Ana Ruiz"]
  ical.js: throws, Invalid parameters in '\''TEL;CELL:+15550100'\''
José Núñez
  vcf: =4A=6F=73=C3=A9=20=4E=C3=BA=C3= and a field =b1=65=7A
  vcard-parser: =4A=6F=73=C3=A9=20=4E=C3=BA=C3= and a field =b1=65=7a
  vcard4-ts: ["=4A=6F=73=C3=A9=20=4E=C3=BA=C3="]
  ical.js: throws, invalid line (no token ";" or ":") "=B1=65=7A"'
[ "$output" = "$expected" ]
