#!/usr/bin/env bash
# date-holidays 3.37.0 and @18f/us-federal-holidays 4.0.0: on which days of 2026 and 2027 is a crew paid as on a holiday?
#
# Guess: on the same days. Independence Day of 2026 is a Saturday, so that the day off is Friday, 3 July; New Year of 2028, a Saturday too, is
# taken on 31 December 2027. A question for a day has one answer, and the year's list has the days for which it is yes.
# Seen: date-holidays says yes for 3 and 4 July, both "public", which pays one holiday twice; and, being a list rather than false, for
# Valentine's Day, Christmas Eve and the day after Thanksgiving, which are observed or optional. The other says yes for 3 July alone. It has
# 31 December 2027 for a holiday when it is asked for that day, but not in `allForYear(2027)`; date-holidays has it in both. So a crew is
# planned by a list that lacks a day on which it is paid. Filter by `type`, drop a day that has a substitute, and ask a list for the year
# after too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit date-holidays@3.37.0 @18f/us-federal-holidays@4.0.0 node@24.21.0
cat > try.mjs <<'JS'
import federal from "@18f/us-federal-holidays";
import Holidays from "date-holidays";

const holidays = new Holidays("US", "CO", { timezone: "UTC" });
const listed = (year, day) => holidays.getHolidays(year).some(({ date }) => date.startsWith(day));
for (const day of ["2026-02-14", "2026-07-03", "2026-07-04", "2026-11-27", "2026-12-24", "2026-12-25", "2027-12-31"]) {
  const year = Number(day.slice(0, 4));
  const noon = new Date(`${day}T12:00:00Z`);
  const first = holidays.isHoliday(noon);
  const types = first ? first.map(({ type }) => type).join(" and ") : "no";
  const inList = federal.allForYear(year).some(({ dateString }) => dateString === day);
  console.log(`${day}: date-holidays ${types}, listed ${listed(year, day)}; federal ${federal.isAHoliday(noon)}, listed ${inList}`);
}
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='2026-02-14: date-holidays observance, listed true; federal false, listed false
2026-07-03: date-holidays public, listed true; federal true, listed true
2026-07-04: date-holidays public, listed true; federal false, listed false
2026-11-27: date-holidays observance, listed true; federal false, listed false
2026-12-24: date-holidays optional, listed true; federal false, listed false
2026-12-25: date-holidays public, listed true; federal true, listed true
2027-12-31: date-holidays public and observance, listed true; federal true, listed false'
[ "$output" = "$expected" ]
