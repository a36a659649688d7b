#!/usr/bin/env bash
# icu-minify 4.14.8 (next-intl's compiler of messages): does it say what intl-messageformat 12.1.5 says of the same message?
#
# Guess: yes. Its README promises "full ICU support", and what it cannot compile it would refuse.
# Seen: it compiles these and says something else. `offset:1` of a plural is dropped, so that "Ana and 1 other" is "Ana and 2 others".
# `{at, time}` without a style is a date without a time. A skeleton with `j` (the language's own clock) loses the hour: `::jmm` of 8:04
# is "4". `{share, number, percent}` and the other styles by name are plain numbers and dates unless the caller passes `formats`. Messages
# that are compiled need a test of their own with these forms, or the skeletons that hold: `::hmm` or `::Hmm`, and `::percent`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit icu-minify@4.14.8 intl-messageformat@12.1.5 node@24.21.0
cat > try.mjs <<'JS'
import compile from "icu-minify/compile";
import format from "icu-minify/format";
import { IntlMessageFormat } from "intl-messageformat";

const formatters = {
  getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options) => new Intl.NumberFormat(...options),
  getPluralRules: (...options) => new Intl.PluralRules(...options),
};
const values = { name: "Ana", people: 2, at: new Date(2026, 10, 29, 8, 4), share: 0.256 };
const MESSAGES = [
  "{people, plural, offset:1 =1 {{name}} one {{name} and # other} other {{name} and # others}}",
  "{at, time}",
  "{at, time, ::jmm}",
  "{at, time, ::Hmm}",
  "{share, number, percent}",
  "{share, number, ::percent}",
  "{people, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
];
for (const message of MESSAGES) {
  const compiled = format(compile(message), "en-GB", values, { formatters });
  console.log(`${message}: ${compiled} | ${new IntlMessageFormat(message, "en-GB").format(values)}`);
}
JS
output=$(TZ=America/Denver ./node_modules/.bin/node try.mjs)
echo "$output"
expected='{people, plural, offset:1 =1 {{name}} one {{name} and # other} other {{name} and # others}}: Ana and 2 others | Ana and 1 other
{at, time}: 29/11/2026 | 08:04:00
{at, time, ::jmm}: 4 | 8:04
{at, time, ::Hmm}: 8:04 | 8:04
{share, number, percent}: 0.256 | 26%
{share, number, ::percent}: 26% | 26%
{people, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}: 2nd | 2nd'
[ "$output" = "$expected" ]
