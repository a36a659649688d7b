#!/usr/bin/env bash
# idb 8.0.4: is a failed write handled once its own promise was caught?
#
# A transaction gives a promise `done` beside that of each request. Guess: whoever catches the request's error has handled it, since
# nobody has asked for `done`.
# Seen: `done` rejects besides, with AbortError, and is nobody's: an unhandled rejection in the page for each failed write, such as one
# for lack of room. Take `done` before the first request, or give it a catch of its own.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit idb@8.0.4 fake-indexeddb@6.2.8 node@24.21.0
cat > try.mjs <<'JS'
import "fake-indexeddb/auto";
import { openDB } from "idb";

const unhandled = [];
process.on("unhandledRejection", (reason) => unhandled.push(reason.name));
const db = await openDB("phone", 1, { upgrade: (fresh) => fresh.createObjectStore("items", { keyPath: "id" }) });
await db.put("items", { id: 1 });
const { store } = db.transaction("items", "readwrite");
const outcome = await store.add({ id: 1 }).then(() => "added", (error) => `caught ${error.name}`);
await new Promise((done) => setTimeout(done, 50));
console.log(`${outcome}; unhandled: ${unhandled.join(", ") || "none"}`);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
[ "$output" = "caught ConstraintError; unhandled: AbortError" ]
