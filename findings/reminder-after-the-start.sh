#!/usr/bin/env bash
# iso8601-duration 2.1.4 beside tinyduration 3.4.1 and duration-fns 3.0.2: when is a reminder due that a calendar gives as half an hour before
# the start (TRIGGER:-PT30M)?
#
# Guess: half an hour before. RFC 5545 (3.3.6) writes a length's direction as a sign before the P, and so does ISO 8601-2; a reader knows it,
# or refuses what does not begin with P, as iso8601-duration refuses "PT-30M".
# Seen: iso8601-duration looks for a length anywhere in the text: "-PT30M" is 30 minutes, and `end` is half an hour after the start. Nothing
# in what it gives could hold a sign. So it is with what stands before or behind a length: "PT1H30", where the unit was left out, is
# an hour; tinyduration gives that too. duration-fns refuses it, but also "PT1.5H", which is valid (ISO 8601-1, 5.5.2.3) and which the
# other two read. Look at the first sign oneself, and compare what was read with what it is written as.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit iso8601-duration@2.1.4 tinyduration@3.4.1 duration-fns@3.0.2 node@24.21.0
cat > try.mjs <<'JS'
import { parse as parseFns, toSeconds as secondsFns } from "duration-fns";
import { end, parse, toSeconds } from "iso8601-duration";
import { parse as parseTiny } from "tinyduration";

const START = new Date("2026-12-01T14:00:00Z");
const attempt = (read) => {
  try {
    return read();
  } catch {
    return "refused";
  }
};
for (const text of ["PT30M", "-PT30M", "PT-30M", "PT1.5H", "PT1H30"]) {
  const due = attempt(() => `${toSeconds(parse(text))} s, ${end(parse(text), START).toISOString().slice(11, 16)}`);
  const tiny = attempt(() => JSON.stringify(parseTiny(text)));
  const fns = attempt(() => `${secondsFns(parseFns(text))} s`);
  console.log(`${text}: iso8601-duration ${due}; tinyduration ${tiny}; duration-fns ${fns}`);
}
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='PT30M: iso8601-duration 1800 s, 14:30; tinyduration {"minutes":30}; duration-fns 1800 s
-PT30M: iso8601-duration 1800 s, 14:30; tinyduration {"minutes":30,"negative":true}; duration-fns -1800 s
PT-30M: iso8601-duration refused; tinyduration {"minutes":-30}; duration-fns -1800 s
PT1.5H: iso8601-duration 5400 s, 15:30; tinyduration {"hours":1.5}; duration-fns refused
PT1H30: iso8601-duration 3600 s, 15:00; tinyduration {"hours":1}; duration-fns refused'
[ "$output" = "$expected" ]
