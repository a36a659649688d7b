#!/usr/bin/env bash
# ical.js 2.2.1: does it find the dates that RFC 5545 itself lists with its examples of RRULE (3.8.5.3)?
#
# Guess: yes, as the library of a calendar program that has been tried on others' files for ten years; what it cannot do, such as
# BYWEEKNO, it refuses.
# Seen: "the 20th Monday of the year" and "Monday of week 20" become every Monday from then on: two of the standard's own examples, without
# an error. Of other rules too it drops a part or makes up days: BYSETPOS in a weekly rule is ignored, and a yearly rule from 29 February
# goes to 1 March in the years between, which the standard says to leave out. rrule-temporal 2.2.8 finds all of these. A file from
# outside needs a look for BYWEEKNO, BYSETPOS and a year's numbered BYDAY before ical.js is asked.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit ical.js@2.2.1 rrule-temporal@2.2.8 temporal-polyfill@1.0.8 node@24.21.0
cat > try.mjs <<'JS'
import ICAL from "ical.js";
import { RRuleTemporal } from "rrule-temporal";

const RULES = {
  "RFC, 20th Monday": ["1997-05-19T09:00:00", "FREQ=YEARLY;BYDAY=20MO"],
  "RFC, Monday of week 20": ["1997-05-12T09:00:00", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO"],
  "RFC, last but one working day": ["1997-09-29T09:00:00", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2"],
  "29 February": ["2024-02-29T07:00:00", "FREQ=YEARLY"],
  "last of a week's two": ["2026-11-04T07:00:00", "FREQ=WEEKLY;BYDAY=MO,WE;BYSETPOS=-1"],
};
for (const [name, [start, rule]] of Object.entries(RULES)) {
  const walk = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString(start));
  const ical = Array.from({ length: 3 }, () => walk.next().toString().slice(0, 10));
  const rruleString = `DTSTART;TZID=America/New_York:${start.replace(/[-:]/g, "")}\nRRULE:${rule}`;
  const temporal = new RRuleTemporal({ rruleString }).all((_, found) => found < 3);
  console.log(`${name}: ${ical.join(" ")} | ${temporal.map((date) => date.toPlainDate().toString()).join(" ")}`);
}
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected="RFC, 20th Monday: 1997-05-19 1997-05-26 1997-06-02 | 1997-05-19 1998-05-18 1999-05-17
RFC, Monday of week 20: 1997-05-19 1997-05-26 1997-06-02 | 1997-05-12 1998-05-11 1999-05-17
RFC, last but one working day: 1997-09-29 1997-10-30 1997-11-27 | 1997-09-29 1997-10-30 1997-11-27
29 February: 2024-02-29 2025-03-01 2026-03-01 | 2024-02-29 2028-02-29 2032-02-29
last of a week's two: 2026-11-04 2026-11-09 2026-11-11 | 2026-11-04 2026-11-11 2026-11-18"
[ "$output" = "$expected" ]
