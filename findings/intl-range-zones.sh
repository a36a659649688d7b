#!/usr/bin/env bash
# Node 24.21 (ICU 78.3) and Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): which zone does Intl.DateTimeFormat's
# `formatRange` name, as for an appointment that people elsewhere read, or a night shift?
#
# Guess: the one that `format` names with the same options, once behind both times; and a zone behind each where the two differ, since
# `formatRange` writes twice what differs, as it does with the day.
# Seen: `shortOffset` and `longOffset`, the ones that need no knowledge of names, are left out within a day: "10:00 – 11:00 AM". `long` and
# `longGeneric` become the short name. Over two days all are there. When the clocks change within the range, the zone of its end stands for
# both: two hours are "12:30 – 1:30 AM MST", twenty minutes "1:50 – 1:10 AM MST", and one hour, from the first half past one to the second,
# is a single time. `timeStyle: "long"` has both zones, and the single time too. Write the zone oneself, from `formatToParts` of each end.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

function ranges() {
  const HOUR = 3_600_000;
  const lines = [];
  function show(name, options, from, to) {
    const format = new Intl.DateTimeFormat("en-US", { timeZone: "America/Denver", ...options });
    const text = `${format.format(from)} / ${format.formatRange(from, to)}`;
    lines.push(`${name}: ${text.replaceAll(/[\u00a0\u2009\u202f]/g, " ")}`);
  }
  const time = { hour: "numeric", minute: "2-digit" };
  const morning = Date.parse("2026-11-30T17:00Z");
  for (const timeZoneName of ["short", "long", "shortGeneric", "longGeneric", "shortOffset", "longOffset"])
    show(timeZoneName, { ...time, timeZoneName }, morning, morning + HOUR);
  const days = { ...time, month: "short", day: "numeric", timeZoneName: "longOffset" };
  show("two days", days, morning, morning + 25 * HOUR);
  for (const [name, options] of [
    ["short", { ...time, timeZoneName: "short" }],
    ["timeStyle", { timeStyle: "long" }],
  ])
    for (const [from, to] of [
      ["06:30", "08:30"],
      ["07:50", "08:10"],
      ["07:30", "08:30"],
    ])
      show(`${name}, ${from} to ${to} UTC`, options, Date.parse(`2026-11-01T${from}Z`), Date.parse(`2026-11-01T${to}Z`));
  return lines.join("\n");
}
const here = ranges();
console.log(here);
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
const there = await page.evaluate(ranges);
await browser.close();
console.log("Chromium:", there === here ? "the same" : there);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='short: 10:00 AM MST / 10:00 – 11:00 AM MST
long: 10:00 AM Mountain Standard Time / 10:00 – 11:00 AM MST
shortGeneric: 10:00 AM MT / 10:00 – 11:00 AM MT
longGeneric: 10:00 AM Mountain Time / 10:00 – 11:00 AM MT
shortOffset: 10:00 AM GMT-7 / 10:00 – 11:00 AM
longOffset: 10:00 AM GMT-07:00 / 10:00 – 11:00 AM
two days: Nov 30, 10:00 AM GMT-07:00 / Nov 30, 10:00 AM GMT-07:00 – Dec 1, 11:00 AM GMT-07:00
short, 06:30 to 08:30 UTC: 12:30 AM MDT / 12:30 – 1:30 AM MST
short, 07:50 to 08:10 UTC: 1:50 AM MDT / 1:50 – 1:10 AM MST
short, 07:30 to 08:30 UTC: 1:30 AM MDT / 1:30 AM MDT
timeStyle, 06:30 to 08:30 UTC: 12:30:00 AM MDT / 12:30:00 AM MDT – 1:30:00 AM MST
timeStyle, 07:50 to 08:10 UTC: 1:50:00 AM MDT / 1:50:00 AM MDT – 1:10:00 AM MST
timeStyle, 07:30 to 08:30 UTC: 1:30:00 AM MDT / 1:30:00 AM MDT
Chromium: the same'
[ "$output" = "$expected" ]
