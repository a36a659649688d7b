#!/usr/bin/env bash
# calendar-link 2.11.5 and ics 3.12.0, read by node-ical 0.27.2 and ical.js 2.2.1: for how long is the crane booked that is put into a calendar
# for three whole days, or for an hour and a half?
#
# Guess: for that long. Both take a length instead of an end, and what they write is read by the two readers.
# Seen: calendar-link makes one day of three whenever they are whole ones (`allDay`), in its links too: of a length it takes the first day
# alone, and the crane goes on Monday night. And its file has a day where RFC 5545 (3.8.2.4) says a time, without VALUE=DATE: ical.js
# throws, node-ical takes it. Of { hours: 1.5 } ics writes DURATION:PT1.5H, but that RFC has no fractions (3.3.6): for node-ical, which
# warns, the talk has no length, for ical.js an hour, without a word. Give the end itself, the day after the last for whole days, and
# whole minutes, and read back what goes out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit calendar-link@2.11.5 ics@3.12.0 node-ical@0.27.2 ical.js@2.2.1 node@24.21.0
cat > try.mjs <<'JS'
import { google, ics } from "calendar-link";
import ICAL from "ical.js";
import { createEvent } from "ics";
import ical from "node-ical";

console.warn = () => undefined;
const text = (address) => decodeURIComponent(address.replace(/^data:[^,]*,/, ""));
const days = { title: "Crane", start: "2026-12-07", allDay: true };
const talk = { title: "Talk", start: [2026, 12, 7, 7, 0], startInputType: "utc" };
const FILES = {
  "calendar-link, three days by their end": text(ics({ ...days, end: "2026-12-10" })),
  "calendar-link, three days by their length": text(ics({ ...days, duration: [3, "day"] })),
  "ics, three days by their length": createEvent({ title: "Crane", start: [2026, 12, 7], duration: { days: 3 } }).value,
  "ics, 1.5 hours": createEvent({ ...talk, duration: { hours: 1.5 } }).value,
  "ics, 1 hour and 30 minutes": createEvent({ ...talk, duration: { hours: 1, minutes: 30 } }).value,
};
function byNodeIcal(file) {
  const { start, end } = Object.values(ical.sync.parseICS(file)).find(({ type }) => type === "VEVENT");
  return `${(end - start) / 3_600_000} h`;
}
function byIcalJs(file) {
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent"));
  return `${event.duration.toSeconds() / 3600} h`;
}
console.log(`calendar-link, Google, by its length: ${google({ ...days, duration: [3, "day"] }).match(/dates=([^&]*)/)[1]}`);
for (const [name, file] of Object.entries(FILES)) {
  let second;
  try {
    second = byIcalJs(file);
  } catch (error) {
    second = `throws ${error.message.split(":")[0]}`;
  }
  console.log(`${name}: ${file.match(/(DTEND|DURATION)[^\r\n]*/)[0]}; node-ical ${byNodeIcal(file)}, ical.js ${second}`);
}
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='calendar-link, Google, by its length: 20261207%2F20261208
calendar-link, three days by their end: DTEND:20261210; node-ical 72 h, ical.js throws invalid date-time value
calendar-link, three days by their length: DTEND:20261208; node-ical 24 h, ical.js throws invalid date-time value
ics, three days by their length: DURATION:P3DT; node-ical 72 h, ical.js 72 h
ics, 1.5 hours: DURATION:PT1.5H; node-ical 0 h, ical.js 1 h
ics, 1 hour and 30 minutes: DURATION:PT1H30M; node-ical 1.5 h, ical.js 1.5 h'
[ "$output" = "$expected" ]
