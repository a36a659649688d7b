#!/usr/bin/env bash
# cron-parser 5.10.6: are the runs that `prev()` finds those that `next()` finds, on the days on which the clocks change?
#
# Guess: yes; they walk over one set, the one forwards and the other backwards.
# Seen: a daily 02:30 in New York, which spring skips, is one run (03:30) for `next()` and none for `prev()`; a daily 01:30, which comes
# twice in autumn, is one run for `next()` and two for `prev()`. In a zone that changes at midnight (Santiago) `prev()` throws "loop limit
# exceeded" for a daily 00:30, at whatever time of the 24 hours that follow it is asked, while `next()` goes on. A queue that asks `prev()`
# whether a run is due, as pg-boss 12.35 does, runs such a job not at all, twice, or not for a day, against what its preview by `next()`
# has shown: give nightly jobs a time of UTC, or one outside midnight to three.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit cron-parser@5.10.6 node@24.21.0
cat > try.mjs <<'JS'
import { CronExpressionParser } from "cron-parser";

const HOUR = 3_600_000;
const at = (expression, tz, currentDate) => CronExpressionParser.parse(expression, { tz, currentDate: new Date(currentDate) });

/** The runs of one day and the hours around it, as each of the two finds them. */
function runs(expression, tz, from, hours) {
  const [begin, end] = [Date.parse(from), Date.parse(from) + hours * HOUR];
  const forwards = [];
  for (const walk = at(expression, tz, begin); ; ) {
    const run = walk.next().toDate();
    if (run > end) break;
    forwards.push(run.toISOString());
  }
  const backwards = [];
  for (const walk = at(expression, tz, end); ; ) {
    const run = walk.prev().toDate();
    if (run < begin) break;
    backwards.unshift(run.toISOString());
  }
  return `next ${forwards.join(" ") || "none"}, prev ${backwards.join(" ") || "none"}`;
}
console.log("spring:", runs("30 2 * * *", "America/New_York", "2026-03-08T05:00Z", 23));
console.log("autumn:", runs("30 1 * * *", "America/New_York", "2026-11-01T04:00Z", 25));

const thrown = [];
for (let hour = 0; hour < 72; hour += 1) {
  const now = new Date(Date.parse("2026-09-05T04:00Z") + hour * HOUR);
  const walk = at("30 0 * * *", "America/Santiago", now);
  try {
    walk.prev();
  } catch (error) {
    thrown.push(now.toISOString().slice(0, 13));
    console.assert(error.message === "Invalid expression, loop limit exceeded");
  }
}
console.log(`midnight: prev() throws in ${thrown.length} hours, ${thrown[0]} to ${thrown.at(-1)}`);
const after = at("30 0 * * *", "America/Santiago", "2026-09-06T12:00Z").next().toDate();
console.log(`midnight: next() answers ${after.toISOString()}`);
JS
output=$(./node_modules/.bin/node try.mjs 2>&1)
echo "$output"
expected='spring: next 2026-03-08T07:30:00.000Z, prev none
autumn: next 2026-11-01T05:30:00.000Z, prev 2026-11-01T05:30:00.000Z 2026-11-01T06:30:00.000Z
midnight: prev() throws in 24 hours, 2026-09-06T04 to 2026-09-07T03
midnight: next() answers 2026-09-07T03:30:00.000Z'
[ "$output" = "$expected" ]
