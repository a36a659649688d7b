#!/usr/bin/env bash
# node-ical 0.26.1: when is an event whose zone is defined in the file itself (VTIMEZONE), under a name of the writer's?
#
# Guess: by the file's definition, to which a TZID refers (RFC 5545, 3.2.19), and which node-ical reads: since 0.25.6 it takes the zone
# of Outlook's "Customized Time Zone" from there.
# Seen: it looks there for the names that Outlook gives, and for no other. The same definition under a name that Evolution writes
# ("/freeassociation.sourceforge.net/Europe/Berlin"), under Exchange's second of a kind ("W. Europe Standard Time 1") or under one of
# the site's own is left aside, and 9:00 is 9:00 where the program runs. "GMT+0100" is read as an offset, without its summer time.
# No error says so, and `start.tz` still has the name. ical.js, told of the definition, finds the hour: ask it for such files.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit node-ical@0.26.1 ical.js@2.2.1 node@24.21.0
cat > try.mjs <<'JS'
import ICAL from "ical.js";
import ical from "node-ical";

const NAMES = [
  "Europe/Berlin",
  "Customized Time Zone",
  "/freeassociation.sourceforge.net/Europe/Berlin",
  "W. Europe Standard Time 1",
  "Site office",
  "GMT+0100",
];
const phase = (kind, month, hour, from, to) => [
  `BEGIN:${kind}`,
  `DTSTART:1970${month}T0${hour}0000`,
  `TZOFFSETFROM:+0${from}00`,
  `TZOFFSETTO:+0${to}00`,
  `RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=${Number(month.slice(0, 2))}`,
  `END:${kind}`,
];
const zone = (name) => [
  "BEGIN:VTIMEZONE",
  `TZID:${name}`,
  ...phase("STANDARD", "1025", 3, 2, 1),
  ...phase("DAYLIGHT", "0329", 2, 1, 2),
  "END:VTIMEZONE",
];
const event = (name) => [
  "BEGIN:VEVENT",
  "UID:1@example.com",
  "DTSTAMP:20260101T000000Z",
  `DTSTART;TZID="${name}":20260701T090000`,
  "SUMMARY:Pour",
  "END:VEVENT",
];
for (const name of NAMES) {
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//EN", ...zone(name), ...event(name), "END:VCALENDAR", ""];
  const file = lines.join("\r\n");
  const read = Object.values(ical.sync.parseICS(file)).find(({ type }) => type === "VEVENT");
  const calendar = new ICAL.Component(ICAL.parse(file));
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(calendar.getFirstSubcomponent("vtimezone"));
  const other = new ICAL.Event(calendar.getFirstSubcomponent("vevent")).startDate.toJSDate();
  const hour = (date) => date.toISOString().slice(11, 16);
  console.log(`${name}: node-ical ${hour(read.start)}, ical.js ${hour(other)}`);
}
JS
output=$(for zone in UTC America/Denver; do echo "$zone"; TZ=$zone ./node_modules/.bin/node try.mjs; done)
echo "$output"
expected='UTC
Europe/Berlin: node-ical 07:00, ical.js 07:00
Customized Time Zone: node-ical 07:00, ical.js 07:00
/freeassociation.sourceforge.net/Europe/Berlin: node-ical 09:00, ical.js 07:00
W. Europe Standard Time 1: node-ical 09:00, ical.js 07:00
Site office: node-ical 09:00, ical.js 07:00
GMT+0100: node-ical 08:00, ical.js 07:00
America/Denver
Europe/Berlin: node-ical 07:00, ical.js 07:00
Customized Time Zone: node-ical 07:00, ical.js 07:00
/freeassociation.sourceforge.net/Europe/Berlin: node-ical 15:00, ical.js 07:00
W. Europe Standard Time 1: node-ical 15:00, ical.js 07:00
Site office: node-ical 15:00, ical.js 07:00
GMT+0100: node-ical 08:00, ical.js 07:00'
[ "$output" = "$expected" ]
