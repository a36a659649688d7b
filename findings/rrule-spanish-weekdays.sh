#!/usr/bin/env bash
# rrule-temporal 2.2.8, `toText` (in its own words of "rrule-temporal/totext"): on which days and at what time is a walk, as its Spanish
# says it of "Monday to Friday at 9:00 in Denver"?
#
# Guess: "cada día laborable" or "de lunes a viernes", as its English says "weekday" and its German "Werktag"; at 9:00 by Denver's clock, under
# whatever name. A language that it has not got it refuses.
# Seen: "cada día de la semana", which is every day of the week: who reads it comes on Saturday as well. A rule of all seven days and one
# of five are told apart by "de la semana" alone. The time is "a las 9 GMT-7", the offset of the first date, also for a rule that runs
# all year: from March on nine o'clock is GMT-6, and who looks it up from elsewhere is an hour late. "it", "pt" and "ja", without words of
# theirs, are answered in English. Write the days and the place of such a rule oneself, for these two at least.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit rrule-temporal@2.2.8 node@24.21.0
cat > try.mjs <<'JS'
import { RRuleTemporal } from "rrule-temporal";
import { toText } from "rrule-temporal/totext";

const RULES = {
  "Monday to Friday": "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
  "all seven days": "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU",
  "Monday and Thursday": "FREQ=WEEKLY;BYDAY=MO,TH",
};
const rules = Object.entries(RULES).map(([name, text]) => {
  const rruleString = `DTSTART;TZID=America/Denver:20261130T090000\nRRULE:${text}`;
  return [name, new RRuleTemporal({ rruleString })];
});
for (const [name, rule] of rules) {
  console.log(name);
  for (const language of ["en", "es", "de", "fr"]) console.log(`  ${language}: ${toText(rule, language)}`);
}
const [, weekdays] = rules[0];
const english = ["it", "pt", "ja"].filter((language) => toText(weekdays, language) === toText(weekdays, "en"));
console.log(`Answered in English: ${english.join(", ")}`);
const offsets = ["2026-12-01", "2027-07-01"].map((day) => weekdays.next(new Date(`${day}T00:00Z`)).toString().slice(0, 22));
console.log(`Its times: ${offsets.join(", ")}`);
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='Monday to Friday
  en: every weekday at 9 AM MST
  es: cada día de la semana a las 9 GMT-7
  de: jede/n/s Werktag um 09 Uhr GMT-7
  fr: chaque jour de semaine à 09 h UTC−7
all seven days
  en: every day at 9 AM MST
  es: cada día a las 9 GMT-7
  de: jede/n/s Tag um 09 Uhr GMT-7
  fr: chaque jour à 09 h UTC−7
Monday and Thursday
  en: every week on Monday and Thursday at 9 AM MST
  es: cada semana en lunes y jueves a las 9 GMT-7
  de: jede/n/s Woche am Montag und Donnerstag um 09 Uhr GMT-7
  fr: chaque semaine le lundi et jeudi à 09 h UTC−7
Answered in English: it, pt, ja
Its times: 2026-12-01T09:00:00-07, 2027-07-01T09:00:00-06'
[ "$output" = "$expected" ]
