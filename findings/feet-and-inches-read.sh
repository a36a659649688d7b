#!/usr/bin/env bash
# footinch 1.0.2, mathjs 15.2.0 and convert 8.0.2: how long is what a person in the US writes as three and a half inches, or as five feet
# six?
#
# Guess: 3.5 and 66 inches. footinch is made for just this, mathjs and convert read a number with its unit; what they cannot read they
# refuse.
# Seen: footinch takes the 3 of "3 1/2 in" for feet, though the unit is there: 36.5 inches; with the sign, 3 1/2", it is right, but not with
# the hyphen of a drawing, 3-1/2". It refuses 5'-6" and typographic signs, as a phone writes them. To mathjs a space is a product, as its
# documentation has it: "5 ft 6 in" is an area of 360 square inches, "5 ft 6" is 30 feet, and "3-1/2 in" is less than three. To convert a
# minus is the first part's alone, so that "-5 ft 6 in" is 54 inches down, and what stands between or behind is passed over: "5 ft - 6 in"
# and "5 ft 6 in x 3" are 66 inches. Show a person the length in another unit before it is used.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit footinch@1.0.2 mathjs@15.2.0 convert@8.0.2 node@24.21.0
cat > try.mjs <<'JS'
import { convertMany } from "convert";
import footinch from "footinch";
import { evaluate } from "mathjs";

function attempt(read) {
  try {
    const found = read();
    return Number.isNaN(found) ? "refused" : found;
  } catch {
    return "refused";
  }
}
const inches = (number) => Number(number.toFixed(2));
function byMathjs(text) {
  const found = evaluate(text);
  if (found.equalBase(evaluate("1 in"))) return inches(found.toNumber("in"));
  return `${Math.round(found.toNumber("in^2"))} square inches`;
}
const FEET = ["5 ft 6 in", "5 ft 6", "5'6\"", "5'-6\"", "5′ 6″", "-5 ft 6 in", "5 ft - 6 in", "5 ft 6 in x 3"];
const INCHES = ["6 in", "3.5 in", "3 1/2 in", '3 1/2"', '3-1/2"', "3-1/2 in"];
for (const text of [...INCHES, ...FEET]) {
  const readers = {
    footinch: () => inches(footinch.parse.F(text) * 12),
    mathjs: () => byMathjs(text),
    convert: () => inches(convertMany(text).to("in")),
  };
  console.log(`${text}: ${Object.entries(readers).map(([name, read]) => `${name} ${attempt(read)}`).join(", ")}`);
}
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='6 in: footinch 6, mathjs 6, convert 6
3.5 in: footinch 3.5, mathjs 3.5, convert 3.5
3 1/2 in: footinch 36.5, mathjs refused, convert refused
3 1/2": footinch 3.5, mathjs refused, convert refused
3-1/2": footinch 36.5, mathjs refused, convert refused
3-1/2 in: footinch 36.5, mathjs 2.5, convert refused
5 ft 6 in: footinch 66, mathjs 360 square inches, convert 66
5 ft 6: footinch 66, mathjs 360, convert 60
5'\''6": footinch 66, mathjs refused, convert refused
5'\''-6": footinch refused, mathjs refused, convert refused
5′ 6″: footinch refused, mathjs refused, convert refused
-5 ft 6 in: footinch -66, mathjs -360 square inches, convert -54
5 ft - 6 in: footinch refused, mathjs 54, convert 66
5 ft 6 in x 3: footinch refused, mathjs refused, convert 66'
[ "$output" = "$expected" ]
