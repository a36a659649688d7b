#!/usr/bin/env bash
# dinero.js 2.0.2: is a refund what was charged, if both are computed from the same price and tax and brought back to cents by
# `transformScale`?
#
# Guess: yes, with another sign. Without a function for it the rest is cut off, and "half up" is commercial rounding, as a tax office has it
# and as a bookkeeper checks it.
# Seen: not with what one takes first. The default is `down`, toward minus infinity: 8.25 % of 19.99 is 1.64, and of -19.99 it is -1.65.
# `halfUp` goes toward plus infinity: 0.165 becomes 0.17, and its refund -0.16. So an invoice and its credit note do not add up to nothing,
# and a list of them is off by a cent for each such row. Alike in both signs are `halfAwayFromZero`, `halfTowardsZero`, `halfEven` and
# `halfOdd`; name one of these in each `transformScale`, and test with an amount below zero.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit dinero.js@2.0.2 node@24.21.0
cat > try.mjs <<'JS'
import * as dinero from "dinero.js";

const tax = { amount: 825, scale: 4 };
/** The tax on an amount of cents, in cents. */
function taxed(cents, rounding) {
  const exact = dinero.multiply(dinero.dinero({ amount: cents, currency: dinero.USD }), tax);
  return dinero.toDecimal(dinero.transformScale(exact, 2, rounding));
}
const ROUNDINGS = ["default", "up", "down", "halfUp", "halfDown", "halfEven", "halfOdd", "halfAwayFromZero", "halfTowardsZero"];
for (const name of ROUNDINGS) {
  const rows = [1999, 200].map((cents) => {
    const [charge, refund] = [cents, -cents].map((amount) => taxed(amount, dinero[name]));
    return `${charge} and ${refund}${refund === `-${charge}` ? "" : ", a cent is left"}`;
  });
  console.log(`${name}: ${rows.join("; ")}`);
}
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='default: 1.64 and -1.65, a cent is left; 0.16 and -0.17, a cent is left
up: 1.65 and -1.64, a cent is left; 0.17 and -0.16, a cent is left
down: 1.64 and -1.65, a cent is left; 0.16 and -0.17, a cent is left
halfUp: 1.65 and -1.65; 0.17 and -0.16, a cent is left
halfDown: 1.65 and -1.65; 0.16 and -0.17, a cent is left
halfEven: 1.65 and -1.65; 0.16 and -0.16
halfOdd: 1.65 and -1.65; 0.17 and -0.17
halfAwayFromZero: 1.65 and -1.65; 0.17 and -0.17
halfTowardsZero: 1.65 and -1.65; 0.16 and -0.16'
[ "$output" = "$expected" ]
