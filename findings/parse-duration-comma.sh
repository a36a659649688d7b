#!/usr/bin/env bash
# parse-duration 2.1.9: how long did somebody work who says 1,5 h, 1 1/2 h, 1:30, or 1.5 h once its Spanish was asked for?
#
# Guess: an hour and a half, or null, which it answers for "½ h" and for words that it does not know.
# Seen: 15 hours for "1,5 h", since a comma is one of thousands wherever it is; 131 minutes for "1 1/2 h", as 2 h and 11 minutes before
# them; a minute and a half for "1:30". With its Spanish (parse-duration/locale/es.js) "1,5 h" is right and "1.5 h" is 15 hours. That is set
# by `parse.unit = es` for the whole process: one person's language changes what the next one's hours are, and there is no second parser.
# Take what is digits, one point and a unit alone, and show the minutes before they are kept.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit parse-duration@2.1.9 node@24.21.0
cat > try.mjs <<'JS'
import parse from "parse-duration";
import es from "parse-duration/locale/es.js";

const TEXTS = ["1 h 30 min", "1.5 h", "1,5 h", "1 1/2 h", "½ h", "1:30", "1 hora y 30 minutos"];
const show = (name) => console.log(`${name}\n${TEXTS.map((text) => `  ${text}: ${parse(text, "min")} min`).join("\n")}`);
show("English");
parse.unit = es;
show("Spanish");
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='English
  1 h 30 min: 90 min
  1.5 h: 90 min
  1,5 h: 900 min
  1 1/2 h: 131 min
  ½ h: null min
  1:30: 1.5 min
  1 hora y 30 minutos: null min
Spanish
  1 h 30 min: 90 min
  1.5 h: 900 min
  1,5 h: 90 min
  1 1/2 h: 131 min
  ½ h: null min
  1:30: 1.5 min
  1 hora y 30 minutos: 90 min'
[ "$output" = "$expected" ]
