#!/usr/bin/env bash
# rrule-temporal 2.2.8: when is something due that is done every hour, as a reading of the concrete's heat, on the day of 25 hours?
#
# Guess: 25 times, an hour apart; or 24 times, by the clock on the wall, where 1:00 means the first of two (RFC 5545, 3.3.5 and 3.3.10). In
# any case as often as "every 60 minutes", which is the same rule in other words, and an hour apart where "every two hours" are two.
# Seen: one hour goes by the clock, all else by the time that has passed. Every hour is 24 times, with two hours between 1:00 and 2:00;
# every 60 minutes is 25 times, and every two hours, evenly apart, lands on the second 1:00, which the hourly rule does not have. A half
# hour stays one by MINUTELY, and by HOURLY with BYMINUTE an hour is missing. On the day of 23 hours all agree. For readings at an even
# distance say the minutes, or let the rule run in UTC.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit rrule-temporal@2.2.8 node@24.21.0
cat > try.mjs <<'JS'
import { RRuleTemporal } from "rrule-temporal";

const DAYS = {
  "25 hours": ["20261101T000000", "20261102T065959Z"],
  "23 hours": ["20260308T000000", "20260309T055959Z"],
};
const RULES = [
  "FREQ=HOURLY",
  "FREQ=MINUTELY;INTERVAL=60",
  "FREQ=HOURLY;INTERVAL=2",
  "FREQ=MINUTELY;INTERVAL=120",
  "FREQ=HOURLY;BYMINUTE=0,30",
  "FREQ=MINUTELY;INTERVAL=30",
];
for (const [day, [start, end]] of Object.entries(DAYS))
  for (const rule of RULES) {
    const lines = [`DTSTART;TZID=America/Denver:${start}`, `RRULE:${rule};UNTIL=${end}`];
    const times = new RRuleTemporal({ rruleString: lines.join("\n") }).all();
    const steps = times.slice(1).map((time, index) => (time.epochMilliseconds - times[index].epochMilliseconds) / 60_000);
    const apart = [...new Set(steps)].toSorted((one, other) => one - other).join(" and ");
    const first = times.slice(0, 4).map((time) => time.toString().slice(11, 22));
    console.log(`${day}, ${rule}: ${times.length} times, ${apart} min apart, ${first.join(" ")}`);
  }
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='25 hours, FREQ=HOURLY: 24 times, 60 and 120 min apart, 00:00:00-06 01:00:00-06 02:00:00-07 03:00:00-07
25 hours, FREQ=MINUTELY;INTERVAL=60: 25 times, 60 min apart, 00:00:00-06 01:00:00-06 01:00:00-07 02:00:00-07
25 hours, FREQ=HOURLY;INTERVAL=2: 13 times, 120 min apart, 00:00:00-06 01:00:00-07 03:00:00-07 05:00:00-07
25 hours, FREQ=MINUTELY;INTERVAL=120: 13 times, 120 min apart, 00:00:00-06 01:00:00-07 03:00:00-07 05:00:00-07
25 hours, FREQ=HOURLY;BYMINUTE=0,30: 48 times, 30 and 90 min apart, 00:00:00-06 00:30:00-06 01:00:00-06 01:30:00-06
25 hours, FREQ=MINUTELY;INTERVAL=30: 50 times, 30 min apart, 00:00:00-06 00:30:00-06 01:00:00-06 01:30:00-06
23 hours, FREQ=HOURLY: 23 times, 60 min apart, 00:00:00-07 01:00:00-07 03:00:00-06 04:00:00-06
23 hours, FREQ=MINUTELY;INTERVAL=60: 23 times, 60 min apart, 00:00:00-07 01:00:00-07 03:00:00-06 04:00:00-06
23 hours, FREQ=HOURLY;INTERVAL=2: 12 times, 120 min apart, 00:00:00-07 03:00:00-06 05:00:00-06 07:00:00-06
23 hours, FREQ=MINUTELY;INTERVAL=120: 12 times, 120 min apart, 00:00:00-07 03:00:00-06 05:00:00-06 07:00:00-06
23 hours, FREQ=HOURLY;BYMINUTE=0,30: 46 times, 30 min apart, 00:00:00-07 00:30:00-07 01:00:00-07 01:30:00-07
23 hours, FREQ=MINUTELY;INTERVAL=30: 46 times, 30 min apart, 00:00:00-07 00:30:00-07 01:00:00-07 01:30:00-07'
[ "$output" = "$expected" ]
