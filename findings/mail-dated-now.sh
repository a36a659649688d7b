#!/usr/bin/env bash
# mailparser 3.14.2 beside postal-mime 4.0.0: when was a mail sent whose Date header names its zone by letters?
#
# Guess: then. RFC 5322 (4.3) has readers know EST to PDT, and take single letters and every other name for UTC. A date that a library
# cannot read is missing, as with a mail that has none.
# Seen: mailparser says now: the moment in which it reads, for CET or HST and for the letters beside Z. Read again it is another date; a
# mailbox that is taken in has all such mails on one day, the newest, and an answer comes before its question. Nothing tells it from a date
# that was read; without the header `date` is undefined. postal-mime gives the header's text in the field where it has ISO 8601 otherwise,
# and "Invalid Date" is what comes of that. Read `headerLines` oneself and take no date that is later than the mail's arrival.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit mailparser@3.14.2 postal-mime@4.0.0 node@24.21.0
cat > try.mjs <<'JS'
import { simpleParser } from "mailparser";
import PostalMime from "postal-mime";

const mail = (...headers) => ["From: ana@example.org", ...headers, "Content-Type: text/plain", "", "Poured.", ""].join("\r\n");
const LONG_AGO = 86_400_000;
function show(date) {
  if (date === undefined) return "undefined";
  return Date.now() - date < LONG_AGO ? "now" : date.toISOString().slice(0, 16);
}
for (const zone of ["-0700", "MST", "Z", "CET", "HST", "A", undefined]) {
  const text = mail(...(zone ? [`Date: Thu, 30 Oct 2025 10:00:00 ${zone}`] : []));
  const { date } = await simpleParser(text);
  const other = (await PostalMime.parse(text)).date;
  console.log(`${zone ?? "no header"}: mailparser ${show(date)}, postal-mime ${other}`);
}
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='-0700: mailparser 2025-10-30T17:00, postal-mime 2025-10-30T17:00:00.000Z
MST: mailparser 2025-10-30T17:00, postal-mime 2025-10-30T17:00:00.000Z
Z: mailparser 2025-10-30T10:00, postal-mime 2025-10-30T10:00:00.000Z
CET: mailparser now, postal-mime Thu, 30 Oct 2025 10:00:00 CET
HST: mailparser now, postal-mime Thu, 30 Oct 2025 10:00:00 HST
A: mailparser now, postal-mime Thu, 30 Oct 2025 10:00:00 A
no header: mailparser undefined, postal-mime undefined'
[ "$output" = "$expected" ]
