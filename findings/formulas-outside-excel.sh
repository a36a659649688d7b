#!/usr/bin/env bash
# hyperformula 3.5.0 and @formulajs/formulajs 4.6.1: what do the formulas of a time sheet yield outside of Excel?
#
# Guess: what Excel's documentation says: 1.005 to two places is 1.01, [h]:mm shows hours beyond a day, a "#,##0.00" has thousands, and text
# in parentheses is a number below zero. What they do not know is an error, as each has #VALUE! for other things.
# Seen: to hyperformula 1.005 is 1 and 8.325 is 8.32, where the other has 1.01 and 8.33. Its TEXT knows parts of a format and leaves the
# rest: $1,234.50 is "$1235,##0.00", and 27:30 hours are "[3]:30"; formulajs has "1" for those hours, and "1" for a half as a fraction.
# VALUE("(5.00)") is 5 to formulajs, a credit that became a charge, and VALUE("1 1/2") 37257 to hyperformula, a day in January 2002, where
# the other has the one error among these. Compare a sheet's cached results with those of the engine before its formulas are trusted.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit hyperformula@3.5.0 @formulajs/formulajs@4.6.1 node@24.21.0
cat > try.mjs <<'JS'
import * as formulas from "@formulajs/formulajs";
import { HyperFormula } from "hyperformula";

const CALLS = [
  ["ROUND", 1.005, 2],
  ["ROUND", 8.325, 2],
  ["TEXT", 1234.5, "$#,##0.00"],
  ["TEXT", 27.5 / 24, "[h]:mm"],
  ["TEXT", 0.5, "# ?/?"],
  ["VALUE", "(5.00)"],
  ["VALUE", "1 1/2"],
];
for (const [name, ...values] of CALLS) {
  const formula = `=${name}(${values.map((value) => JSON.stringify(value)).join(", ")})`;
  const sheet = HyperFormula.buildFromArray([[formula]], { licenseKey: "gpl-v3" });
  const first = sheet.getCellValue({ sheet: 0, row: 0, col: 0 });
  const second = formulas[name](...values);
  console.log(`${formula}: hyperformula ${first?.value ?? first}, formulajs ${second instanceof Error ? second.message : second}`);
}
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='=ROUND(1.005, 2): hyperformula 1, formulajs 1.01
=ROUND(8.325, 2): hyperformula 8.32, formulajs 8.33
=TEXT(1234.5, "$#,##0.00"): hyperformula $1235,##0.00, formulajs $1,234.50
=TEXT(1.1458333333333333, "[h]:mm"): hyperformula [3]:30, formulajs 1
=TEXT(0.5, "# ?/?"): hyperformula 1 ?/?, formulajs 1
=VALUE("(5.00)"): hyperformula -5, formulajs 5
=VALUE("1 1/2"): hyperformula 37257, formulajs #VALUE!'
[ "$output" = "$expected" ]
