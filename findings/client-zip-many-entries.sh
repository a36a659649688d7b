#!/usr/bin/env bash
# client-zip 2.5.1 (read again by yauzl 3.4.0, @zip.js/zip.js 2.24.0, fflate 0.8.3, JSZip 3.10.2 and yazl 3.3.1 for comparison): how many
# files has an archive of more than 65535, such as an account's with years of photos?
#
# Guess: all of them. Its README has Zip64 archives generated "when necessary", and a count beyond 65535 is the first thing of which the old
# format has no more.
# Seen: Zip64 begins with 4 GB alone. In a smaller archive the count is written as 65535, which means "see the Zip64 record", and there is
# none. Of 66000 files yauzl, zip.js and fflate read 65535 without an error, and the last 465 are gone; JSZip takes the archive for a
# corrupted one. yazl, given the same files, writes the record, and all read all. Begin a second archive before that count.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit client-zip@2.5.1 yauzl@3.4.0 @zip.js/zip.js@2.24.0 fflate@0.8.3 jszip@3.10.2 yazl@3.3.1
npm install --silent --no-fund --no-audit node@24.21.0
cat > try.mjs <<'JS'
import { buffer } from "node:stream/consumers";
import { BlobReader, ZipReader } from "@zip.js/zip.js";
import { makeZip } from "client-zip";
import { unzipSync } from "fflate";
import JSZip from "jszip";
import yauzl from "yauzl";
import { ZipFile } from "yazl";

const lastModified = new Date(2026, 10, 30);
const names = (count) => Array.from({ length: count }, (_, at) => `${at}.txt`);
const WRITERS = {
  "client-zip": (count) => buffer(makeZip(names(count).map((name) => ({ name, lastModified, input: "x" })))),
  yazl: (count) => {
    const zip = new ZipFile();
    for (const name of names(count)) zip.addBuffer(Buffer.from("x"), name, { mtime: lastModified, compress: false });
    zip.end();
    return buffer(zip.outputStream);
  },
};
const READERS = {
  yauzl: async (file) => {
    const archive = await yauzl.fromBufferPromise(file);
    let count = 0;
    for await (const _ of archive.eachEntry()) count += 1;
    return count;
  },
  "zip.js": async (file) => (await new ZipReader(new BlobReader(new Blob([file]))).getEntries()).length,
  fflate: (file) => Object.keys(unzipSync(file)).length,
  JSZip: async (file) => Object.keys((await JSZip.loadAsync(file)).files).length,
};
for (const [writer, count] of [["client-zip", 65_534], ["client-zip", 66_000], ["yazl", 66_000]]) {
  const file = await WRITERS[writer](count);
  const found = [];
  for (const [reader, read] of Object.entries(READERS))
    found.push(`${reader} ${await Promise.resolve().then(() => read(file)).catch(({ message }) => message.split(":")[0])}`);
  console.log(`${writer}, ${count}: ${found.join(", ")}`);
}
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='client-zip, 65534: yauzl 65534, zip.js 65534, fflate 65534, JSZip 65534
client-zip, 66000: yauzl 65535, zip.js 65535, fflate 65535, JSZip Corrupted zip
yazl, 66000: yauzl 66000, zip.js 66000, fflate 66000, JSZip 66000'
[ "$output" = "$expected" ]
