#!/usr/bin/env bash
# arktype 2.2.10 (`string.date.iso.parse`) beside zod 4.6.7 and valibot 1.5.0: what comes of a day that was taken in as text, once it was
# found valid?
#
# Guess: a Date that is one. Who parses in a schema does it to have no `isNaN` behind it; what ISO 8601 has and JavaScript's Date cannot
# read (20261130, 2026-W48, the 334th day) is refused, or read.
# Seen: arktype finds these valid by its pattern and gives an Invalid Date, as its type says "Date": it passes `instanceof Date`, is null in
# JSON and throws a RangeError at the first `toISOString()`. 30 February is valid to it too and becomes 2 March. Of valibot `isoTimestamp`
# takes 30 February, and `toDate` makes 2 March of it, of null the start of 1970, and refuses what is no date; zod refuses all of these.
# `string.date.iso` alone says that the letters are in place. Narrow by the Date's own time and day.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit arktype@2.2.10 zod@4.6.7 valibot@1.5.0 node@24.21.0
cat > try.mjs <<'JS'
import { type } from "arktype";
import { isoTimestamp, pipe, safeParse, string, toDate, unknown } from "valibot";
import { z } from "zod";

const byArktype = type("string.date.iso.parse");
const byZod = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).transform((text) => new Date(text));
const byValibot = pipe(unknown(), toDate());
const show = (date) => (Number.isNaN(date.getTime()) ? "Invalid Date" : date.toISOString().slice(0, 16));
const READ = ["2026-11-30", "2026-11-30T10:00:00Z"];
const STANDARD = ["20261130", "2026-W48", "2026-334", "2026-11-30T10", "2026-11-30T10:00:00-07"];
for (const text of [...READ, ...STANDARD, "2026-02-30", "2026-02-30T10:00:00Z", null]) {
  const found = byArktype(text);
  const read = byZod.safeParse(text);
  const made = safeParse(byValibot, text);
  const outcomes = [
    `arktype ${found instanceof type.errors ? "refused" : show(found)}`,
    `valibot's toDate ${made.success ? show(made.output) : "refused"}`,
    `zod ${read.success ? show(read.data) : "refused"}`,
  ];
  console.log(`${text}: ${outcomes.join(", ")}`);
}
console.log(`valibot's isoTimestamp: ${safeParse(pipe(string(), isoTimestamp()), "2026-02-30T10:00:00Z").success ? "takes" : "refuses"} 30 February`);
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='2026-11-30: arktype 2026-11-30T00:00, valibot'\''s toDate 2026-11-30T00:00, zod 2026-11-30T00:00
2026-11-30T10:00:00Z: arktype 2026-11-30T10:00, valibot'\''s toDate 2026-11-30T10:00, zod 2026-11-30T10:00
20261130: arktype Invalid Date, valibot'\''s toDate refused, zod refused
2026-W48: arktype Invalid Date, valibot'\''s toDate refused, zod refused
2026-334: arktype Invalid Date, valibot'\''s toDate refused, zod refused
2026-11-30T10: arktype Invalid Date, valibot'\''s toDate refused, zod refused
2026-11-30T10:00:00-07: arktype Invalid Date, valibot'\''s toDate refused, zod refused
2026-02-30: arktype 2026-03-02T00:00, valibot'\''s toDate 2026-03-02T00:00, zod refused
2026-02-30T10:00:00Z: arktype 2026-03-02T10:00, valibot'\''s toDate 2026-03-02T10:00, zod refused
null: arktype refused, valibot'\''s toDate 1970-01-01T00:00, zod refused
valibot'\''s isoTimestamp: takes 30 February'
[ "$output" = "$expected" ]
