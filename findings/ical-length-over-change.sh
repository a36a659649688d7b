#!/usr/bin/env bash
# ical.js 2.2.1, node-ical 0.27.2 and ts-ics 2.4.6: when does an event begin and end whose day has 23 or 25 hours, as a night shift's or one
# of a day's length does twice a year?
#
# Guess: as RFC 5545 has it. Days and weeks of a DURATION keep the time on the clock, hours are hours that pass (3.3.6); a time that the
# clock skips is the one an hour on, and one that it shows twice is the first (3.3.5). Where a library knows the zone, it can say all this.
# Seen: each holds for one half of it. ical.js counts hours as the clock shows them: ten hours of a shift from 20:00 end at 6:00, though
# the crew has worked nine or eleven. node-ical counts days as 24 hours: from 8:00 to 9:00 or to 7:00. Both are right on all other days.
# What begins at 1:30 in the night in which that comes twice, all three take for the second, an hour late. What begins at a skipped 2:30,
# ical.js and ts-ics begin at 1:30, before the change. ts-ics leaves a DURATION to its caller. Compute ends with Temporal, by
# `add` on a ZonedDateTime, and look at nights that have a change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit ical.js@2.2.1 node-ical@0.27.2 ts-ics@2.4.6 temporal-polyfill@1.0.8 node@24.21.0
cat > try.mjs <<'JS'
import ICAL from "ical.js";
import ical from "node-ical";
import { Temporal } from "temporal-polyfill";
import { convertIcsCalendar } from "ts-ics";

const ZONE = "America/Denver";
const RULES = `BEGIN:VTIMEZONE
TZID:${ZONE}
BEGIN:DAYLIGHT
TZOFFSETFROM:-0700
TZOFFSETTO:-0600
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:-0600
TZOFFSETTO:-0700
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
END:VTIMEZONE`;

/** By the standard: of two times with one name the first, and a skipped one an hour on. */
function standard(start, duration) {
  const begin = Temporal.PlainDateTime.from(start).toZonedDateTime(ZONE, { disambiguation: "compatible" });
  return [begin, begin.add(duration)].map(({ epochMilliseconds }) => new Date(epochMilliseconds));
}
function byIcalJs(text) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.register(calendar.getFirstSubcomponent("vtimezone"));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent"));
  return [event.startDate.toJSDate(), event.endDate.toJSDate()];
}
function byNodeIcal(text) {
  const event = Object.values(ical.sync.parseICS(text)).find(({ type }) => type === "VEVENT");
  return [event.start, event.end];
}
const byTsIcs = (text) => [convertIcsCalendar(undefined, text).events[0].start.date];
const clock = (date) => `${date.toISOString().slice(11, 16)}Z`;

const EVENTS = {
  "ordinary night": ["20260606T200000", "PT10H"],
  "ordinary day": ["20260606T080000", "P1D"],
  "short night": ["20260307T200000", "PT10H"],
  "long night": ["20261031T200000", "PT10H"],
  "short day": ["20260307T080000", "P1D"],
  "long day": ["20261031T080000", "P1D"],
  "skipped time": ["20260308T023000", "PT1H"],
  "doubled time": ["20261101T013000", "PT1H"],
};
for (const [name, [start, duration]] of Object.entries(EVENTS)) {
  const event = `BEGIN:VEVENT\nUID:1\nDTSTAMP:20260101T000000Z\nDTSTART;TZID=${ZONE}:${start}\nDURATION:${duration}\nEND:VEVENT`;
  const text = `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\n${RULES}\n${event}\nEND:VCALENDAR\n`.replaceAll("\n", "\r\n");
  const told = { standard: standard(start, duration), "ical.js": byIcalJs(text), "node-ical": byNodeIcal(text) };
  const lines = Object.entries(told).map(([by, [from, to]]) => `${by} ${clock(from)} to ${clock(to)}`);
  console.log(`${name}: ${lines.join(", ")}, ts-ics from ${clock(byTsIcs(text)[0])}`);
}
JS
# Where the reader is must not matter.
output=$(TZ=Europe/Madrid ./node_modules/.bin/node try.mjs)
echo "$output"
expected='ordinary night: standard 02:00Z to 12:00Z, ical.js 02:00Z to 12:00Z, node-ical 02:00Z to 12:00Z, ts-ics from 02:00Z
ordinary day: standard 14:00Z to 14:00Z, ical.js 14:00Z to 14:00Z, node-ical 14:00Z to 14:00Z, ts-ics from 14:00Z
short night: standard 03:00Z to 13:00Z, ical.js 03:00Z to 12:00Z, node-ical 03:00Z to 13:00Z, ts-ics from 03:00Z
long night: standard 02:00Z to 12:00Z, ical.js 02:00Z to 13:00Z, node-ical 02:00Z to 12:00Z, ts-ics from 02:00Z
short day: standard 15:00Z to 14:00Z, ical.js 15:00Z to 14:00Z, node-ical 15:00Z to 15:00Z, ts-ics from 15:00Z
long day: standard 14:00Z to 15:00Z, ical.js 14:00Z to 15:00Z, node-ical 14:00Z to 14:00Z, ts-ics from 14:00Z
skipped time: standard 09:30Z to 10:30Z, ical.js 08:30Z to 09:30Z, node-ical 09:30Z to 10:30Z, ts-ics from 08:30Z
doubled time: standard 07:30Z to 08:30Z, ical.js 08:30Z to 09:30Z, node-ical 08:30Z to 09:30Z, ts-ics from 08:30Z'
[ "$output" = "$expected" ]
