#!/usr/bin/env bash
# papaparse 5.7.1 and csv-string 4.1.1: what are the columns of a list that Excel wrote in Spanish, with a comma in its numbers and semicolons
# between them?
#
# Guess: those of the list. Both look for the sign between the columns themselves; each row has as many semicolons as the next, and
# the sign that makes columns of whole numbers and of halves of others is the wrong one.
# Seen: both take the comma for "7,5;12,50", of which papaparse makes 7, "5;12" and 50, and for "Ruiz, Ana;7,5", which becomes "Ruiz",
# " Ana;7" and 5; where each sign comes once, as in "Ana;7,5", papaparse does so again. Nothing is in its `errors`. With a row of names
# above, or a third column, both are right: a test with those is green, and the export without its names has 7 hours for 7.5. Give the
# sign, or count what each candidate leaves of numbers, and show the first row before taking the rest.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit papaparse@5.7.1 csv-string@4.1.1 node@24.21.0
cat > try.mjs <<'JS'
import { detect } from "csv-string";
import Papa from "papaparse";

const LISTS = {
  "hours and rates": "7,5;12,50\n8,0;13,00\n6,5;14,10",
  "people and hours": "Ruiz, Ana;7,5\nPaz, Luis;8,0",
  "with names above": "Horas;Tarifa\n7,5;12,50\n8,0;13,00",
  "one number in a row": "Ana;7,5\nLuis;8,0",
  "with a note": "Beam;3,5;east | 4\nColumn;2,5;west | 3",
};
for (const [name, text] of Object.entries(LISTS)) {
  const { data, errors } = Papa.parse(text);
  console.log(`${name}: papaparse ${JSON.stringify(data.at(-1))}, ${errors.length} errors; csv-string "${detect(text)}"`);
}
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='hours and rates: papaparse ["6","5;14","10"], 0 errors; csv-string ","
people and hours: papaparse ["Paz"," Luis;8","0"], 0 errors; csv-string ","
with names above: papaparse ["8,0","13,00"], 0 errors; csv-string ";"
one number in a row: papaparse ["Luis;8","0"], 0 errors; csv-string ";"
with a note: papaparse ["Column","2,5","west | 3"], 0 errors; csv-string ";"'
[ "$output" = "$expected" ]
