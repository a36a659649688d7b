#!/usr/bin/env bash
# Node 24.21 (ICU 78.3) and Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): does Intl.ListFormat choose between
# "y" and "e", "o" and "u" in Spanish for every name?
#
# Guess: yes. It does for Inés, Hilda, Olga, 8 and 11, and leaves hierro as it is, so the rule is there, and a crew's list reads right.
# Seen: it looks at the first letters as they are written. One with an accent is another letter to it, and so are marks: "Ana y Íñigo",
# "Ana o Óscar", "y “Inés”", where Spanish has "e" and "u"; eleven thousand with its comma is "o", and with a space "u". Decomposed
# names (NFD) begin with the plain letter: format those, and compose the answer again (NFC). That mends accents, not marks.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

/** Runs in Node and in the page: each name as the last of a list, as it is and by way of its decomposed form. */
function lists() {
  const NAMES = {
    conjunction: ["Inés", "Hilda", "hierro", "Íñigo", "“Inés”"],
    disjunction: ["Olga", "8", "11", "Óscar", "“Olga”", "11 000", "11,000"],
  };
  return Object.entries(NAMES).flatMap(([type, names]) => {
    const list = new Intl.ListFormat("es-MX", { type });
    return names.map((name) => {
      const decomposed = list.format(["Ana", name.normalize("NFD")]).normalize("NFC");
      return `${list.format(["Ana", name])} (${decomposed})`;
    });
  });
}
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
console.log(`Node ${process.version}, ICU ${process.versions.icu}; Chromium ${browser.version()}`);
const there = await page.evaluate(lists);
for (const [at, line] of lists().entries()) console.log(line === there[at] ? line : `Node ${line}, Chromium ${there[at]}`);
await browser.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='Ana e Inés (Ana e Inés)
Ana e Hilda (Ana e Hilda)
Ana y hierro (Ana y hierro)
Ana y Íñigo (Ana e Íñigo)
Ana y “Inés” (Ana y “Inés”)
Ana u Olga (Ana u Olga)
Ana u 8 (Ana u 8)
Ana u 11 (Ana u 11)
Ana o Óscar (Ana u Óscar)
Ana o “Olga” (Ana o “Olga”)
Ana u 11 000 (Ana u 11 000)
Ana o 11,000 (Ana o 11,000)'
[ "$(tail -n +2 <<< "$output")" = "$expected" ]
