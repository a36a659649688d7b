#!/usr/bin/env bash
# cacheable 2.5.0, `wrap`: what does a cached function give when the function itself throws, and to whose answer?
#
# Guess: the error. Its README has `wrap` "return the error" and not cache it; a key is made of the function and its arguments, as these are
# to the function.
# Seen: undefined. The promise is fulfilled, and the sync form returns, as if the site did not exist; the error is told to listeners of
# "error" alone. `getOrSet` does the same unless it is told `throwErrors`, which changes nothing for `wrap`. A key is the JSON of the
# arguments, and without `keyPrefix` of nothing else: two functions answer for each other, as do all sets, all maps, all files, a missing
# argument, null and NaN, and a Date and its text. cache-manager 7.2.9, of the same hands, throws. Use `getOrSet` with `throwErrors` and a
# key of one's own making, and not `wrap`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit cacheable@2.5.0 cache-manager@7.2.9 node@24.21.0
cat > try.mjs <<'JS'
import { createCache } from "cache-manager";
import { Cacheable, CacheableMemory } from "cacheable";

async function outcome(name, ask) {
  try {
    console.log(`${name}: ${await ask()}`);
  } catch (error) {
    console.log(`${name}: throws ${error.message}`);
  }
}
const fail = () => {
  throw new Error("no database");
};
const cache = new Cacheable();
await outcome("wrap", cache.wrap(async () => fail(), { keyPrefix: "a" }));
await outcome("wrap, throwErrors", cache.wrap(async () => fail(), { keyPrefix: "b", throwErrors: true }));
await outcome("getOrSet", () => cache.getOrSet("c", async () => fail()));
await outcome("getOrSet, throwErrors", () => cache.getOrSet("d", async () => fail(), { throwErrors: true }));
await outcome("sync wrap", new CacheableMemory().wrap(fail, { keyPrefix: "e" }));
await outcome("cache-manager", () => createCache().wrap("f", async () => fail()));

async function answers(name, values, read) {
  const cached = cache.wrap(async (value) => read(value), { keyPrefix: name });
  const found = [];
  for (const value of values) found.push(await cached(value));
  console.log(`${name}: ${found.join(", ")}`);
}
const site = cache.wrap(async (id) => `site ${id}`);
const person = cache.wrap(async (id) => `person ${id}`);
console.log(`two functions: ${await site(1)}, ${await person(1)}`);
await answers("sets", [new Set([1]), new Set([2])], (set) => [...set].join());
await answers("maps", [new Map([["a", 1]]), new Map([["a", 2]])], (map) => map.get("a"));
await answers("files", [new File([], "a.jpg"), new File([], "b.jpg")], (file) => file.name);
await answers("nothing", [undefined, null, Number.NaN], String);
await answers("dates", [new Date(0), new Date(0).toISOString()], (date) => typeof date);
await answers("dates apart", [new Date(0), new Date(1)], Number);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='wrap: undefined
wrap, throwErrors: undefined
getOrSet: undefined
getOrSet, throwErrors: throws no database
sync wrap: undefined
cache-manager: throws no database
two functions: site 1, site 1
sets: 1, 1
maps: 1, 1
files: a.jpg, a.jpg
nothing: undefined, undefined, undefined
dates: object, object
dates apart: 0, 1'
[ "$output" = "$expected" ]
