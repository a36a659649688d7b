#!/usr/bin/env bash
# lru-cache 11.5.3 with `ttlAutopurge`: when is an entry purged that may live for thirty days?
#
# Guess: after thirty days; or, since a timer of Node's holds 24.8 days at most and one that is longer fires after a millisecond, too early.
# Seen: the entry stays. But its timer fires after a millisecond, finds it fresh, and is set again for what is left, which again becomes
# a millisecond: for each entry about a thousand times a second, each time with a TimeoutOverflowWarning in the log, for the five days
# until what is left fits. One of 24 days rests beside it. Nothing is wrong in what the cache answers, so it shows only as load and in a
# full log: keep a ttl below 2 ** 31 ms where entries are purged by timers, or leave `ttlAutopurge` off.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit lru-cache@11.5.3 node@24.21.0
cat > try.mjs <<'JS'
import { LRUCache } from "lru-cache";

const DAY = 86_400_000;
const warnings = [];
const { promise: hundred, resolve } = Promise.withResolvers();
process.on("warning", ({ name, message }) => {
  warnings.push(`${name}: ${message.replace(/^\d+(\.\d+)?/, (ms) => `${Math.round(Number(ms) / DAY)} days`).split("\n")[0]}`);
  if (warnings.length === 100) resolve();
});
const caches = [24, 30].map((days) => new LRUCache({ max: 10, ttl: days * DAY, ttlAutopurge: true }));
for (const cache of caches) cache.set("key", "text");
// The cache's own timers keep no process alive.
const deadline = setTimeout(() => process.exit(1), 60_000);
await hundred;
clearTimeout(deadline);
console.log(`${warnings.length} warnings: ${[...new Set(warnings)].join("; ")}`);
console.log(`still there: ${caches.map((cache) => cache.get("key")).join(", ")}`);
for (const cache of caches) cache.clear();
JS
output=$(./node_modules/.bin/node --no-warnings try.mjs)
echo "$output"
expected='100 warnings: TimeoutOverflowWarning: 30 days does not fit into a 32-bit signed integer.
still there: text, text'
[ "$output" = "$expected" ]
