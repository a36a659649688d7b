#!/usr/bin/env bash
# ical-generator 10.2.0 with Temporal (temporal-polyfill 1.0.8), which its README names beside Luxon: when does an event begin whose
# ZonedDateTime is in another zone than the event?
#
# Guess: at the same instant, written in the event's zone. So it is with Luxon, and a ZonedDateTime knows its zone as well.
# Seen: with Luxon 3.7.2 and with an Instant, yes. Of a ZonedDateTime the hour is taken and the zone dropped: 22:30 in Berlin becomes 22:30
# in New York, six hours later; without a zone of the event's it is right. And a PlainDateTime, which has no zone, is not floating
# but UTC (with a "Z"). Nothing throws: call `withTimeZone` or `toInstant` first, and set `floating` for the other.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit ical-generator@10.2.0 temporal-polyfill@1.0.8 luxon@3.7.2 node@24.21.0
cat > try.mjs <<'JS'
import "temporal-polyfill/global";
import ical from "ical-generator";
import { DateTime } from "luxon";

const INSTANT = "2026-07-01T20:30:00Z";
const zoned = Temporal.Instant.from(INSTANT).toZonedDateTimeISO("Europe/Berlin");
const STARTS = {
  luxon: DateTime.fromISO(INSTANT, { zone: "Europe/Berlin" }),
  ZonedDateTime: zoned,
  "ZonedDateTime, converted": zoned.withTimeZone("America/New_York"),
  Instant: Temporal.Instant.from(INSTANT),
  PlainDateTime: zoned.toPlainDateTime(),
};
for (const timezone of [undefined, "America/New_York"])
  for (const [name, start] of Object.entries(STARTS)) {
    const calendar = ical();
    calendar.createEvent({ id: "1", summary: "Pour", start, timezone });
    const [line] = /^DTSTART.*$/m.exec(calendar.toString());
    console.log(`${timezone ?? "no zone"}, ${name}: ${line.trim()}`);
  }
JS
output=$(TZ=America/Denver ./node_modules/.bin/node try.mjs)
echo "$output"
expected='no zone, luxon: DTSTART:20260701T203000Z
no zone, ZonedDateTime: DTSTART:20260701T203000Z
no zone, ZonedDateTime, converted: DTSTART:20260701T203000Z
no zone, Instant: DTSTART:20260701T203000Z
no zone, PlainDateTime: DTSTART:20260701T223000Z
America/New_York, luxon: DTSTART;TZID=America/New_York:20260701T163000
America/New_York, ZonedDateTime: DTSTART;TZID=America/New_York:20260701T223000
America/New_York, ZonedDateTime, converted: DTSTART;TZID=America/New_York:20260701T163000
America/New_York, Instant: DTSTART;TZID=America/New_York:20260701T163000
America/New_York, PlainDateTime: DTSTART;TZID=America/New_York:20260701T223000'
[ "$output" = "$expected" ]
