#!/usr/bin/env bash
# node-cron 4.6.0 and cron 4.4.0 beside croner 11.0.1 and node-schedule 2.1.1: what runs in the nights in which the clocks change, with a
# zone given, as for a site's reports?
#
# Guess: what runs every ten minutes does so in any night, since it is a matter of minutes; a daily time runs once, at that time where there
# is one; and all packages that read the five fields of cron agree on this.
# Seen: in autumn node-cron leaves out the whole second 1:00 to 2:00: for an hour and ten minutes nothing is sent or cleaned up that runs
# "every ten minutes", and a watch for silence rings. cron runs a daily 2:30 twice, at the second 1:30 and again an hour later: two reports,
# or two invoices. In spring, when there is no 2:30, node-cron leaves the day out, croner and cron run it at 3:00 and node-schedule at 3:30.
# Give what is counted in minutes to an interval or to UTC, keep daily times out of 1:00 to 3:00, and let each job note the day that it was
# done for.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit node-cron@4.6.0 cron@4.4.0 croner@11.0.1 node-schedule@2.1.1 node@24.21.0
cat > try.mjs <<'JS'
import { mock } from "node:test";

const from = new Date(process.argv[2]);
mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: from });
const [{ CronJob }, { Cron }, { default: nodeCron }, { default: schedule }] = await Promise.all(
  ["cron", "croner", "node-cron", "node-schedule"].map((name) => import(name)),
);
const zone = "America/Denver";
const clock = new Intl.DateTimeFormat("en", { timeZone: zone, hour: "numeric", minute: "2-digit", hourCycle: "h23", timeZoneName: "short" });
const PACKAGES = {
  "node-cron": (rule, run) => nodeCron.schedule(rule, run, { timezone: zone }),
  cron: (rule, run) => CronJob.from({ cronTime: `0 ${rule}`, onTick: run, start: true, timeZone: zone }),
  croner: (rule, run) => new Cron(rule, { timezone: zone }, run),
  "node-schedule": (rule, run) => schedule.scheduleJob({ rule, tz: zone }, run),
};
const often = {};
const daily = {};
for (const [name, plan] of Object.entries(PACKAGES)) {
  [often[name], daily[name]] = [[], []];
  plan("*/10 * * * *", () => often[name].push(Date.now()));
  plan("30 2 * * *", () => daily[name].push(clock.format(Date.now())));
}
for (let seconds = 0; seconds < 5 * 3600; seconds += 10) {
  mock.timers.tick(10_000);
  await new Promise(setImmediate);
}
for (const name of Object.keys(PACKAGES)) {
  const pauses = often[name].slice(1).map((time, index) => (time - often[name][index]) / 60_000);
  console.log(`${name}: every ten minutes, at most ${Math.max(...pauses)} apart; daily at 2:30: ${daily[name].join(" and ") || "not at all"}`);
}
process.exit(0);
JS
export TZ=UTC
{
  echo "Autumn" && ./node_modules/.bin/node try.mjs 2026-11-01T06:30:00Z
  echo "Spring" && ./node_modules/.bin/node try.mjs 2027-03-14T07:30:00Z
} > output 2>&1
cat output
expected='Autumn
node-cron: every ten minutes, at most 70 apart; daily at 2:30: 02:30 MST
cron: every ten minutes, at most 10 apart; daily at 2:30: 01:30 MST and 02:30 MST
croner: every ten minutes, at most 10 apart; daily at 2:30: 02:30 MST
node-schedule: every ten minutes, at most 10 apart; daily at 2:30: 02:30 MST
Spring
node-cron: every ten minutes, at most 10 apart; daily at 2:30: not at all
cron: every ten minutes, at most 10 apart; daily at 2:30: 03:00 MDT
croner: every ten minutes, at most 10 apart; daily at 2:30: 03:00 MDT
node-schedule: every ten minutes, at most 10 apart; daily at 2:30: 03:30 MDT'
[ "$(cat output)" = "$expected" ]
