#!/usr/bin/env bash
# luxon 3.7.2: which of the two is 1:30 in the night in which that hour comes twice?
#
# Guess: always the same one. Its manual leaves open which, and shows the first, as RFC 5545 (3.3.5), Temporal and JavaScript's own Date have
# it; it can only depend on the text, the zone and its table, which do not change.
# Seen: it depends on the day on which the program asks. In summer the text is the first 1:30, in winter the second, also for a night that
# is years away or long past, by `fromISO` and `fromObject`, and in Madrid too. What was stored in October as a moment is another in December
# from the same text; a shift that began at 1:30 is an hour longer or shorter by the season in which it is computed, and a test of it that
# was written in one fails in the other. An hour that is skipped is the same all year. What has an offset is safe, as is Temporal, whose
# `disambiguation` says which one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit luxon@3.7.2 temporal-polyfill@1.0.8 node@24.21.0
cat > try.mjs <<'JS'
import { DateTime, Settings } from "luxon";
import { Temporal } from "temporal-polyfill";

const CASES = [
  ["America/Denver", 2026, 11, 1, 1],
  ["America/Denver", 2019, 11, 3, 1],
  ["Europe/Madrid", 2030, 10, 27, 2],
  ["America/Denver", 2027, 3, 14, 2],
];
for (const asked of ["2026-07-01T12:00Z", "2026-12-01T12:00Z"]) {
  Settings.now = () => Date.parse(asked);
  console.log(`Asked in ${asked.slice(0, 7)}`);
  for (const [zone, year, month, day, hour] of CASES) {
    const text = new Date(Date.UTC(year, month - 1, day, hour, 30)).toISOString().slice(0, 16);
    const read = DateTime.fromISO(text, { zone }).toISO({ suppressMilliseconds: true, suppressSeconds: true });
    const made = DateTime.fromObject({ year, month, day, hour, minute: 30 }, { zone });
    const same = made.toMillis() === DateTime.fromISO(text, { zone }).toMillis();
    const temporal = Temporal.PlainDateTime.from(text).toZonedDateTime(zone).toString({ timeZoneName: "never", smallestUnit: "minute" });
    console.log(`  ${zone} ${text}: luxon ${read}${same ? "" : " (another by fromObject)"}, Temporal ${temporal}`);
  }
  const zone = "America/Denver";
  const shift = DateTime.fromISO("2026-11-01T06:00", { zone }).diff(DateTime.fromISO("2026-11-01T01:30", { zone }), "hours");
  console.log(`  A shift from 1:30 to 6:00: ${shift.hours} hours`);
}
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='Asked in 2026-07
  America/Denver 2026-11-01T01:30: luxon 2026-11-01T01:30-06:00, Temporal 2026-11-01T01:30-06:00
  America/Denver 2019-11-03T01:30: luxon 2019-11-03T01:30-06:00, Temporal 2019-11-03T01:30-06:00
  Europe/Madrid 2030-10-27T02:30: luxon 2030-10-27T02:30+02:00, Temporal 2030-10-27T02:30+02:00
  America/Denver 2027-03-14T02:30: luxon 2027-03-14T03:30-06:00, Temporal 2027-03-14T03:30-06:00
  A shift from 1:30 to 6:00: 5.5 hours
Asked in 2026-12
  America/Denver 2026-11-01T01:30: luxon 2026-11-01T01:30-07:00, Temporal 2026-11-01T01:30-06:00
  America/Denver 2019-11-03T01:30: luxon 2019-11-03T01:30-07:00, Temporal 2019-11-03T01:30-06:00
  Europe/Madrid 2030-10-27T02:30: luxon 2030-10-27T02:30+01:00, Temporal 2030-10-27T02:30+02:00
  America/Denver 2027-03-14T02:30: luxon 2027-03-14T03:30-06:00, Temporal 2027-03-14T03:30-06:00
  A shift from 1:30 to 6:00: 4.5 hours'
[ "$output" = "$expected" ]
