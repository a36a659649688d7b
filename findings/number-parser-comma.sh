#!/usr/bin/env bash
# @internationalized/number 3.6.9, with which React Aria's NumberField reads what is typed: how many meters are 3,5 to a page in English or
# in Mexican Spanish, and 3.5 to one in the Spanish of Spain?
#
# Guess: none. A comma parts thousands there, and no group of one digit does that; so `parse` answers NaN, as it does for "3..5", and
# `isValidPartialNumber` lets the key do nothing.
# Seen: 35. Signs that group are taken out wherever they are, as are spaces: "3,5" is 35, "1,23" is 123, "12 5" is 125, "3.5" is 35 for "es"
# and "de", and "1.234,5" a little more than one for "en". All of them are valid while they are typed. So who is used to the other sign
# orders ten times the concrete, and the field shows a proper number. "es" and "es-MX" are opposites in this: one and the same crew types
# both. Ask again where a group has not three digits, or read the text oneself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @internationalized/number@3.6.9 node@24.21.0
cat > try.mjs <<'JS'
import { NumberParser } from "@internationalized/number";

for (const text of ["3.5", "3,5", "1,23", "12 5", "1,234.5", "1.234,5", "3..5", "3/4"]) {
  const read = ["en-US", "es-MX", "es-ES", "de-DE"].map((language) => {
    const parser = new NumberParser(language, { style: "decimal" });
    return `${language} ${parser.parse(text)}${parser.isValidPartialNumber(text) ? "" : ", not to be typed"}`;
  });
  console.log(`${text}: ${read.join("; ")}`);
}
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='3.5: en-US 3.5; es-MX 3.5; es-ES 35; de-DE 35
3,5: en-US 35; es-MX 35; es-ES 3.5; de-DE 3.5
1,23: en-US 123; es-MX 123; es-ES 1.23; de-DE 1.23
12 5: en-US 125; es-MX 125; es-ES 125; de-DE 125
1,234.5: en-US 1234.5; es-MX 1234.5; es-ES 1.2345; de-DE 1.2345
1.234,5: en-US 1.2345; es-MX 1.2345; es-ES 1234.5; de-DE 1234.5
3..5: en-US NaN, not to be typed; es-MX NaN, not to be typed; es-ES 35; de-DE 35
3/4: en-US NaN, not to be typed; es-MX NaN, not to be typed; es-ES NaN, not to be typed; de-DE NaN, not to be typed'
[ "$output" = "$expected" ]
