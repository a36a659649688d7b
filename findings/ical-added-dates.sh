#!/usr/bin/env bash
# node-ical 0.27.2 and ical.js 2.2.1: when do the walks on a site take place whose dates follow no rule, or were added to one (RDATE), or
# all moved from some day on (RANGE=THISANDFUTURE)?
#
# Guess: at the times of RFC 5545 (3.8.5.2 and 3.2.13): the first time, those of the rule and those of RDATE; a change that names what
# follows holds for all that follows. What a reader does not know it says, as node-ical warns of a duration that it cannot read.
# Seen: node-ical's `expandRecurringEvent` leaves out every added date, and moves the named one alone; the rest of the week keeps
# its old hour. ical.js knows both, but without a rule it leaves out the event's own first time, and a date with a length of its own
# (VALUE=PERIOD) throws. No walk is marked as missing in either: look for RDATE and RANGE in the file before its calendar is trusted.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit node-ical@0.27.2 ical.js@2.2.1 node@24.21.0
cat > try.mjs <<'JS'
import ICAL from "ical.js";
import ical from "node-ical";

const first = ["DTSTART:20260706T090000Z", "DTEND:20260706T100000Z"];
const weekly = "RRULE:FREQ=WEEKLY;COUNT=2";
const FILES = {
  "dates alone": { events: [[...first, "RDATE:20260708T110000Z,20260709T090000Z"]], due: "6 at 9, 8 at 11, 9 at 9" },
  "whole days alone": {
    events: [["DTSTART;VALUE=DATE:20260706", "RDATE;VALUE=DATE:20260708"]],
    due: "6 at 0, 8 at 0",
  },
  "one beside a rule": { events: [[...first, weekly, "RDATE:20260708T110000Z"]], due: "6 at 9, 8 at 11, 13 at 9" },
  "one with its length": {
    events: [[...first, weekly, "RDATE;VALUE=PERIOD:20260708T110000Z/PT3H"]],
    due: "6 at 9, 8 at 11, 13 at 9",
  },
  "moved from a day on": {
    events: [
      [...first, "RRULE:FREQ=DAILY;COUNT=4"],
      [
        "RECURRENCE-ID;RANGE=THISANDFUTURE:20260708T090000Z",
        "DTSTART:20260708T130000Z",
        "DTEND:20260708T140000Z",
      ],
    ],
    due: "6 at 9, 7 at 9, 8 at 13, 9 at 13",
  },
};
const calendar = (events) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//x//y//EN",
    ...events.flatMap((lines) => ["BEGIN:VEVENT", "UID:1@example.com", "DTSTAMP:20260101T000000Z", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");
const show = (dates) => dates.map((date) => `${date.getUTCDate()} at ${date.getUTCHours()}`).join(", ");

function byNodeIcal(file) {
  const event = Object.values(ical.sync.parseICS(file)).find(({ type }) => type === "VEVENT");
  const span = { from: new Date("2026-07-01T00:00:00Z"), to: new Date("2026-08-01T00:00:00Z") };
  return show(ical.expandRecurringEvent(event, span).map(({ start }) => start));
}
function byIcalJs(file) {
  const [event, ...changes] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
  const series = new ICAL.Event(event);
  for (const change of changes) series.relateException(change);
  const times = series.iterator();
  const dates = [];
  for (let time = times.next(); time; time = times.next())
    dates.push(series.getOccurrenceDetails(time).startDate.toJSDate());
  return show(dates);
}
for (const [name, { events, due }] of Object.entries(FILES))
  for (const [reader, read] of Object.entries({ "node-ical": byNodeIcal, "ical.js": byIcalJs })) {
    let found;
    try {
      found = read(calendar(events));
    } catch (error) {
      found = error.constructor.name;
    }
    console.log(`${name}, ${reader}: ${found === due ? "all" : `${found} (of ${due})`}`);
  }
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='dates alone, node-ical: 6 at 9 (of 6 at 9, 8 at 11, 9 at 9)
dates alone, ical.js: 8 at 11, 9 at 9 (of 6 at 9, 8 at 11, 9 at 9)
whole days alone, node-ical: 6 at 0 (of 6 at 0, 8 at 0)
whole days alone, ical.js: 8 at 0 (of 6 at 0, 8 at 0)
one beside a rule, node-ical: 6 at 9, 13 at 9 (of 6 at 9, 8 at 11, 13 at 9)
one beside a rule, ical.js: all
one with its length, node-ical: 6 at 9, 13 at 9 (of 6 at 9, 8 at 11, 13 at 9)
one with its length, ical.js: TypeError (of 6 at 9, 8 at 11, 13 at 9)
moved from a day on, node-ical: 6 at 9, 7 at 9, 8 at 13, 9 at 9 (of 6 at 9, 7 at 9, 8 at 13, 9 at 13)
moved from a day on, ical.js: all'
[ "$output" = "$expected" ]
