#!/usr/bin/env bash
# Node 24.21 (ICU 78.3) and Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): do they divide a text into the same words
# with Intl.Segmenter, as where a server counts or marks words and the page shows them?
#
# Guess: yes. Both follow Unicode's rules (UAX 29), to which a full stop or a colon between two letters belongs to the word, and their
# versions of ICU are of one year. They also agree on sentences and on what is a letter to the eye.
# Seen: Chromium has rules of its own for words. "listo.Mañana", as people type on a phone, is one word in Node and two in Chromium, and so
# are "a.m", "techo:mañana" and "obra.mx"; in numbers ("3.5", "8:30", "1,500") and at apostrophes they agree. It is the same for
# es, en and es-MX. Positions or counts of words that one of them made do not fit the other's: send the text's own positions, or
# divide at "." and ":" oneself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

/** Runs in Node and in the page. */
function divided() {
  const TEXTS = ["listo.Mañana", "8 a.m.", "techo:mañana", "obra.mx", "EE.UU.", "3.5", "8:30", "1,500", "it's", "l’eau", "no-sé", "2x4"];
  const LONG = "Vi al Sr. García. Llega a las 8 a.m. mañana. ¿Y el techo? No sé.Mañana 👷🏽‍♀️.";
  const by = (tag, granularity, text) => [...new Intl.Segmenter(tag, { granularity }).segment(text)].map(({ segment }) => segment);
  const words = TEXTS.map((text) => {
    const found = ["es", "en", "es-MX"].map((tag) => by(tag, "word", text).join("|"));
    return [text, [...new Set(found)].join(" or ")];
  });
  const rest = ["sentence", "grapheme"].map((granularity) => [granularity, by("es", granularity, LONG).join("|")]);
  return [...words, ...rest];
}
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
const there = await page.evaluate(divided);
for (const [at, [name, here]] of divided().entries()) {
  const isOne = here === there[at][1];
  console.log(isOne ? `${name}: the same` : `${name}: Node ${here}, Chromium ${there[at][1]}`);
}
await browser.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected="listo.Mañana: Node listo.Mañana, Chromium listo|.|Mañana
8 a.m.: Node 8| |a.m|., Chromium 8| |a|.|m|.
techo:mañana: Node techo:mañana, Chromium techo|:|mañana
obra.mx: Node obra.mx, Chromium obra|.|mx
EE.UU.: Node EE.UU|., Chromium EE|.|UU|.
3.5: the same
8:30: the same
1,500: the same
it's: the same
l’eau: the same
no-sé: the same
2x4: the same
sentence: the same
grapheme: the same"
[ "$output" = "$expected" ]
