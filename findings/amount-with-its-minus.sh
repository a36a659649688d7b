#!/usr/bin/env bash
# accounting 0.4.1, currency.js 2.0.4 and numeral 2.0.6: what amount is in a bank's or a ledger's list that writes a credit with its minus
# behind, or with the sign that is made for it?
#
# Guess: an amount below zero, or none. All three know parentheses as a minus, so they are made for what bookkeepers write; SAP and older
# ledgers write "5.00-", typeset lists and several locales of Intl the minus sign U+2212. What is no amount is NaN, null or 0.
# Seen: "5.00-" is 5 to accounting, NaN to currency.js and -5 to numeral. U+2212 is dropped by all three, so that a credit becomes a
# charge of the same amount, and a sum is wrong by twice as much. They also close the gap where they drop something: "1/2" is 12, and
# "5–6" from a price list is 56. Intl's own text in Swedish comes back without its minus. Replace U+2212 first, and refuse what is not
# digits, separators and one sign.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit accounting@0.4.1 currency.js@2.0.4 numeral@2.0.6 node@24.21.0
cat > try.mjs <<'JS'
import accounting from "accounting";
import currency from "currency.js";
import numeral from "numeral";

const swedish = new Intl.NumberFormat("sv").format(-5);
for (const [name, text] of Object.entries({
  "in parentheses": "(5.00)",
  "minus behind": "5.00-",
  "thousands, minus behind": "1,234.50-",
  "U+2212": "\u22125.00",
  "Intl, Swedish": swedish,
  "a half": "1/2",
  "a span": "5\u20136",
}))
  console.log(`${name}: accounting ${accounting.unformat(text)}, currency.js ${currency(text).value}, numeral ${numeral(text).value()}`);
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='in parentheses: accounting -5, currency.js -5, numeral -5
minus behind: accounting 5, currency.js NaN, numeral -5
thousands, minus behind: accounting 1234.5, currency.js NaN, numeral -1234.5
U+2212: accounting 5, currency.js 5, numeral 5
Intl, Swedish: accounting 5, currency.js 5, numeral 5
a half: accounting 12, currency.js 12, numeral 12
a span: accounting 56, currency.js 56, numeral 56'
[ "$output" = "$expected" ]
