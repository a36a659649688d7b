#!/usr/bin/env bash
# chrono-node 2.10.3: which day and hour does its Spanish find in what is said on a site?
#
# Guess: those that it knows, and nothing in the rest. Its README calls the support for Spanish partial, so some phrases will be missing, to
# be told by an empty answer or by `isCertain()`, and a person is asked then.
# Seen: it takes a part of a phrase for the whole. "pasado mañana" is tomorrow, and "antes de ayer" yesterday; "mañana a las 3 de la tarde"
# is 3:00 at night, with today's 15:00 beside it; "el martes a las 7 de la noche" is 7:00. In "a las 7 de la mañana" the morning is a
# second date, tomorrow, and "de 8 a 12" has no end. All these days and hours are certain by its own account. Its English finds the same
# phrases right. Take an answer only where its `text` is all that was said of the time, and ask otherwise.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit chrono-node@2.10.3 node@24.21.0
cat > try.mjs <<'JS'
import { en, es } from "chrono-node";

/** Monday, 30 November, 9:00. */
const now = new Date(2026, 10, 30, 9);
const DAYS = { 29: "yesterday", 30: "today", 1: "tomorrow", 2: "in two days", 28: "two days ago" };
function told(start) {
  const day = DAYS[start.get("day")] ?? start.get("day");
  return `${day} ${start.get("hour")}:${String(start.get("minute")).padStart(2, "0")}${start.isCertain("hour") ? "" : "?"}`;
}
function found(language, text) {
  const results = language.parse(text, now).map(({ start, end }) => {
    const certain = start.isCertain("day") || start.isCertain("weekday") ? " (a certain day)" : "";
    return `${told(start)}${end ? ` to ${told(end)}` : ""}${certain}`;
  });
  return results.join(" and ") || "nothing";
}
const PHRASES = {
  mañana: "tomorrow",
  "pasado mañana": "the day after tomorrow",
  "antes de ayer": "the day before yesterday",
  "mañana a las 3 de la tarde": "tomorrow at 3 in the afternoon",
  "el martes a las 7 de la noche": "Tuesday at 7 at night",
  "a las 7 de la mañana": "at 7 in the morning",
  "de 8 a 12": "from 8 to 12",
};
for (const [spanish, english] of Object.entries(PHRASES))
  console.log(`${spanish}: ${found(es, spanish)} | ${english}: ${found(en, english)}`);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='mañana: tomorrow 9:00? (a certain day) | tomorrow: tomorrow 9:00? (a certain day)
pasado mañana: tomorrow 9:00? (a certain day) | the day after tomorrow: in two days 9:00? (a certain day)
antes de ayer: yesterday 9:00? (a certain day) | the day before yesterday: two days ago 9:00? (a certain day)
mañana a las 3 de la tarde: tomorrow 3:00 (a certain day) and today 15:00? | tomorrow at 3 in the afternoon: tomorrow 15:00 (a certain day)
el martes a las 7 de la noche: tomorrow 7:00 (a certain day) and today 22:00? | Tuesday at 7 at night: tomorrow 19:00 (a certain day)
a las 7 de la mañana: today 7:00 and tomorrow 9:00? (a certain day) | at 7 in the morning: today 7:00
de 8 a 12: today 8:00 | from 8 to 12: today 8:00 to today 12:00'
[ "$output" = "$expected" ]
