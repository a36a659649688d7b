#!/usr/bin/env bash
# ts-ics 2.4.6 (read again by ical.js 2.2.1): does an event say the same once it was read and written again, as when a site's calendar is
# taken in and shared with others?
#
# Guess: yes, of all that its types have a field for. A time without a zone (a "floating" one, RFC 5545, 3.3.5) comes without the `local`
# part that one with a zone has, and goes out without one; categories are a list; names are quoted where they need it.
# Seen: only the times with a zone and whole days hold. A floating 10:00 is read as 10:00 UTC, like one that says so, and written with "Z":
# 3:00 in Denver. Of two lines of CATEGORIES, which the standard allows, the last is left. A name in quotes is written without: after
# `CN=Site: north` a reader takes " north:MAILTO:…" for the address, and one with a semicolon is cut there while it is read, which makes a
# file that ical.js refuses as a whole. RDATE is dropped, with the dates that it adds. ts-ics itself never throws: keep the file
# as it came, and look for these lines before it reads them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit ts-ics@2.4.6 ical.js@2.2.1 node@24.21.0
cat > try.mjs <<'JS'
import ICAL from "ical.js";
import { convertIcsCalendar, generateIcsCalendar } from "ts-ics";

const calendar = (...lines) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//example//site//EN",
    "BEGIN:VEVENT",
    "UID:1",
    "DTSTAMP:20261101T000000Z",
    "SUMMARY:Pour",
    ...lines,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
const again = (text) => generateIcsCalendar(convertIcsCalendar(undefined, text));
/** What ical.js finds in a property, line by line. */
function found(text, name) {
  let event;
  try {
    event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
  } catch (error) {
    return error.message;
  }
  const lines = event.getAllProperties(name).map((property) => {
    const [cn, zone] = [property.getParameter("cn"), property.getParameter("tzid")];
    return `${cn ? `${cn} ` : ""}${property.getValues().join()}${zone ? ` ${zone}` : ""}`;
  });
  return lines.join(" | ") || "none";
}
for (const [name, ...lines] of [
  ["DTSTART", "DTSTART;TZID=America/Denver:20261130T100000"],
  ["DTSTART", "DTSTART;VALUE=DATE:20261130"],
  ["DTSTART", "DTSTART:20261130T100000"],
  ["CATEGORIES", "DTSTART:20261130T100000Z", "CATEGORIES:Concrete", "CATEGORIES:North"],
  ["ATTENDEE", "DTSTART:20261130T100000Z", 'ATTENDEE;CN="Site: north":mailto:north@example.org'],
  ["ATTENDEE", "DTSTART:20261130T100000Z", 'ATTENDEE;CN="Site; south":mailto:south@example.org'],
  ["RDATE", "DTSTART:20261130T100000Z", "RDATE:20261202T100000Z"],
]) {
  const text = calendar(...lines);
  console.log(`${name}: ${found(text, name.toLowerCase())} -> ${found(again(text), name.toLowerCase())}`);
}
JS
output=$(./node_modules/.bin/node try.mjs 2>&1)
echo "$output"
expected='DTSTART: 2026-11-30T10:00:00 America/Denver -> 2026-11-30T10:00:00 America/Denver
DTSTART: 2026-11-30 -> 2026-11-30
DTSTART: 2026-11-30T10:00:00 -> 2026-11-30T10:00:00Z
CATEGORIES: Concrete | North -> North
ATTENDEE: Site: north mailto:north@example.org -> Site  north:MAILTO:north@example.org
ATTENDEE: Site; south mailto:south@example.org -> invalid line (no matching double quote) ";CN="Site:MAILTO:south@example.org"
RDATE: 2026-12-02T10:00:00Z -> none'
[ "$output" = "$expected" ]
