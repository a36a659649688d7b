#!/usr/bin/env bash
# client-zip 2.5.1 read by yauzl 3.4.0 and @zip.js/zip.js: what is the date of a file in the archive that has none, or an old one?
#
# Guess: a ZIP's dates begin in 1980; what is earlier is written as 1980-01-01, or refused.
# Seen: the years are counted around: `lastModified: 0`, as from a store or a form that does not know the date, becomes 2098-01-01, and
# 1979 becomes 2107. So a download of such files sorts them behind everything, and a sync that takes the newer
# file takes them each time. Leave `lastModified` out (then it is now), or raise it to 1980 oneself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit client-zip@2.5.1 yauzl@3.4.0 @zip.js/zip.js@2.24.0 node@24.21.0
cat > try.mjs <<'JS'
import { BlobReader, ZipReader } from "@zip.js/zip.js";
import { downloadZip } from "client-zip";
import { fromBufferPromise } from "yauzl";

const DATES = { "unknown.jpg": 0, "old.jpg": new Date(1979, 5, 1), "first.jpg": new Date(1980, 0, 1), "new.jpg": new Date(2026, 10, 29) };
const files = Object.entries(DATES).map(([name, lastModified]) => ({ name, lastModified: new Date(lastModified), input: "photo" }));
const zip = await downloadZip(files).blob();
const day = (date) => `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;

const archive = await fromBufferPromise(Buffer.from(await zip.arrayBuffer()));
for await (const entry of archive.eachEntry()) console.log(`yauzl ${entry.fileName}: ${day(entry.getLastModDate())}`);
for (const entry of await new ZipReader(new BlobReader(zip)).getEntries())
  console.log(`zip.js ${entry.filename}: ${day(entry.lastModDate)}`);
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='yauzl unknown.jpg: 2098-1-1
yauzl old.jpg: 2107-6-1
yauzl first.jpg: 1980-1-1
yauzl new.jpg: 2026-11-29
zip.js unknown.jpg: 2098-1-1
zip.js old.jpg: 2107-6-1
zip.js first.jpg: 1980-1-1
zip.js new.jpg: 2026-11-29'
[ "$output" = "$expected" ]
