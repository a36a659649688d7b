#!/usr/bin/env bash
# human-interval 2.0.1 and timestring 7.0.0: how long is half an hour, as a person says or writes it?
#
# Guess: 1800 seconds; or an error, NaN or undefined, as human-interval gives NaN for what is no time and timestring throws for units that it
# does not know.
# Seen: to human-interval "half an hour" and "an hour" are 0, which is a valid length: a reminder in an hour is due at once. What stands
# beside a number is passed over, so that "two and a half hours" are two and "three quarters of an hour" are three; "1/2 hour" is one.
# To timestring "1/2 hour" is twelve hours, "1½ h" one, "1,5 h" fifteen; of "1h 30" the 30 is dropped, and so is the sign of "-30 min".
# Of ten ways one is right, in one of the two, and about half are refused. Take a number, a point and a unit alone, and say back what
# was understood.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit human-interval@2.0.1 timestring@7.0.0 node@24.21.0
cat > try.mjs <<'JS'
import humanInterval from "human-interval";
import timestring from "timestring";

const attempt = (read) => {
  try {
    return read();
  } catch {
    return "refused";
  }
};
const SAID = [
  "half an hour",
  "an hour",
  "1/2 hour",
  "two and a half hours",
  "three quarters of an hour",
  "1½ h",
  "1,5 h",
  "1h 30",
  "-30 min",
  "1 h 30 min",
];
for (const text of SAID)
  console.log(`${text}: human-interval ${attempt(() => humanInterval(text) / 1000)} s; timestring ${attempt(() => timestring(text))} s`);
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='half an hour: human-interval 0 s; timestring refused s
an hour: human-interval 0 s; timestring refused s
1/2 hour: human-interval 3600 s; timestring 43200 s
two and a half hours: human-interval 7200 s; timestring refused s
three quarters of an hour: human-interval 10800 s; timestring refused s
1½ h: human-interval NaN s; timestring 3600 s
1,5 h: human-interval NaN s; timestring 54000 s
1h 30: human-interval NaN s; timestring 3600 s
-30 min: human-interval NaN s; timestring 1800 s
1 h 30 min: human-interval NaN s; timestring 5400 s'
[ "$output" = "$expected" ]
