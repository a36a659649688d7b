#!/usr/bin/env bash
# Node 24.21 beside Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1), date-fns 4.4.0 with @date-fns/tz 1.5.0, luxon
# 3.7.2 and temporal-polyfill 1.0.8: what is left of 1:30:20 once its seconds were set to 0, in the night in which 1:30 comes twice?
#
# Guess: 1:30:00, twenty seconds earlier, whichever of the two it was: what is set to 0 is the seconds, and a Date is a moment, which
# knows by itself in which half of the night it is.
# Seen: if it was the second 1:30, it is the first: an hour and twenty seconds earlier. All of Date's local setters do so, `setMilliseconds(0)`
# and `setDate(date.getDate())` too, since they go by the clock on the wall and back (ECMA-262), and with them date-fns' startOfSecond,
# startOfMinute and roundToNearestMinutes, also with a TZDate. Whoever rounds the times at which a crew comes and goes pays an hour too
# much or too little, and a bar chart by the minute has its last hour on top of the one before. luxon and Temporal stay. Where the zone's
# offset is a whole number of minutes, as everywhere now, round the number: `date - (date % 60_000)`, or use `setUTCSeconds`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit date-fns@4.4.0 @date-fns/tz@1.5.0 luxon@3.7.2 temporal-polyfill@1.0.8
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import { TZDate } from "@date-fns/tz";
import archive from "@sparticuz/chromium";
import { roundToNearestMinutes, startOfMinute, startOfSecond } from "date-fns";
import { DateTime } from "luxon";
import { chromium } from "playwright-core";
import { Temporal } from "temporal-polyfill";

const ZONE = "America/Denver";
/** The second 1:30:20.5 of 1 November 2026, and an hour before it the first. */
const SECOND = Date.UTC(2026, 10, 1, 8, 30, 20, 500);
const FIRST = SECOND - 3_600_000;
const SETTERS = {
  "setMilliseconds(0)": (at) => new Date(at).setMilliseconds(0),
  "setSeconds(0, 0)": (at) => new Date(at).setSeconds(0, 0),
  "setDate(getDate())": (at) => new Date(at).setDate(new Date(at).getDate()),
  "setUTCSeconds(0, 0)": (at) => new Date(at).setUTCSeconds(0, 0),
};
const LIBRARIES = {
  "date-fns startOfSecond": (at) => startOfSecond(at).getTime(),
  "date-fns startOfMinute": (at) => startOfMinute(at).getTime(),
  "date-fns roundToNearestMinutes": (at) => roundToNearestMinutes(at).getTime(),
  "date-fns startOfMinute of a TZDate": (at) => startOfMinute(new TZDate(at, ZONE)).getTime(),
  "luxon startOf": (at) => DateTime.fromMillis(at, { zone: ZONE }).startOf("minute").toMillis(),
  "Temporal round": (at) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(ZONE).round({ smallestUnit: "minute", roundingMode: "floor" })
      .epochMilliseconds,
};
const tell = (name, [first, second]) => {
  const moved = (from, to) => `${(to - from) / 1000} s`;
  console.log(`  ${name}: the first ${moved(FIRST, first)}, the second ${moved(SECOND, second)}`);
};
console.log("Node");
for (const [name, way] of Object.entries({ ...SETTERS, ...LIBRARIES })) tell(name, [way(FIRST), way(SECOND)]);

console.log("Chromium");
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await (await browser.newContext({ timezoneId: ZONE })).newPage();
for (const [name, way] of Object.entries(SETTERS)) tell(name, await page.evaluate(`[${FIRST}, ${SECOND}].map(${way})`));
await browser.close();
process.exit();
JS
output=$(TZ=America/Denver ./node_modules/.bin/node try.mjs)
echo "$output"
expected='Node
  setMilliseconds(0): the first -0.5 s, the second -3600.5 s
  setSeconds(0, 0): the first -20.5 s, the second -3620.5 s
  setDate(getDate()): the first 0 s, the second -3600 s
  setUTCSeconds(0, 0): the first -20.5 s, the second -20.5 s
  date-fns startOfSecond: the first -0.5 s, the second -3600.5 s
  date-fns startOfMinute: the first -20.5 s, the second -3620.5 s
  date-fns roundToNearestMinutes: the first -20.5 s, the second -3620.5 s
  date-fns startOfMinute of a TZDate: the first -20.5 s, the second -3620.5 s
  luxon startOf: the first -20.5 s, the second -20.5 s
  Temporal round: the first -20.5 s, the second -20.5 s
Chromium
  setMilliseconds(0): the first -0.5 s, the second -3600.5 s
  setSeconds(0, 0): the first -20.5 s, the second -3620.5 s
  setDate(getDate()): the first 0 s, the second -3600 s
  setUTCSeconds(0, 0): the first -20.5 s, the second -20.5 s'
[ "$output" = "$expected" ]
