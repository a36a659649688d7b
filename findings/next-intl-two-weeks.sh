#!/usr/bin/env bash
# use-intl 4.14.8 (`useFormatter().relativeTime` of next-intl): what does it say of a permit that ends in eleven days?
#
# Guess: "in 1 week", since one is full and the second is not, or "in 11 days"; in any case no more time than is left.
# Seen: "in 2 weeks". The unit is chosen by what is full and the number is rounded, so that 37 hours are "in 2 days", eleven days two
# weeks, 46 days two months and eighteen months two years: up to half a unit more than there is. Of what is past it says the same: an answer
# of eleven days ago is two weeks old. At the borders it says "in 60 minutes", "in 24 hours", "in 7 days" and "in 12 months". A deadline
# needs its date, or `unit: "day"`, which rounds too, but by hours.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit use-intl@4.14.8 react@19.3.1 node@24.21.0
cat > try.mjs <<'JS'
import { createFormatter } from "use-intl/core";

const HOUR = 3_600_000;
const now = new Date("2026-11-30T18:00Z");
const english = createFormatter({ locale: "en", timeZone: "UTC" });
const spanish = createFormatter({ locale: "es", timeZone: "UTC" });
const LEFT = {
  "59.6 minutes": 59.6 / 60,
  "90 minutes": 1.5,
  "23.7 hours": 23.7,
  "35 hours": 35,
  "37 hours": 37,
  "6.6 days": 6.6 * 24,
  "10 days": 240,
  "11 days": 264,
  "45 days": 45 * 24,
  "46 days": 46 * 24,
  "364 days": 364 * 24,
  "18 months": 18 * 30.5 * 24,
};
for (const [left, hours] of Object.entries(LEFT)) {
  const then = new Date(now.getTime() + hours * HOUR);
  const before = new Date(now.getTime() - hours * HOUR);
  const days = hours < 2 ? "" : `; by days ${english.relativeTime(then, { now, unit: "day" })}`;
  console.log(`${left}: ${english.relativeTime(then, now)}, ${spanish.relativeTime(then, now)}, ${english.relativeTime(before, now)}${days}`);
}
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='59.6 minutes: in 60 minutes, dentro de 60 minutos, 60 minutes ago
90 minutes: in 2 hours, dentro de 2 horas, 1 hour ago
23.7 hours: in 24 hours, dentro de 24 horas, 24 hours ago; by days in 1 day
35 hours: in 1 day, dentro de 1 día, 1 day ago; by days in 1 day
37 hours: in 2 days, dentro de 2 días, 2 days ago; by days in 2 days
6.6 days: in 7 days, dentro de 7 días, 7 days ago; by days in 7 days
10 days: in 1 week, dentro de 1 semana, 1 week ago; by days in 10 days
11 days: in 2 weeks, dentro de 2 semanas, 2 weeks ago; by days in 11 days
45 days: in 1 month, dentro de 1 mes, 1 month ago; by days in 45 days
46 days: in 2 months, dentro de 2 meses, 2 months ago; by days in 46 days
364 days: in 12 months, dentro de 12 meses, 12 months ago; by days in 364 days
18 months: in 2 years, dentro de 2 años, 2 years ago; by days in 549 days'
[ "$output" = "$expected" ]
