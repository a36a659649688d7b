#!/usr/bin/env bash
# nanotar 0.3.0 (read by tar 7.5.23, beside modern-tar 0.8.6 and tar-stream 3.2.2): how many photos are in an archive whose names are long?
#
# Guess: all. A tar's name field has 100 bytes, and the standard has two ways beyond it (a prefix, a pax header); one that has neither
# throws.
# Seen: nanotar cuts the name there without a word. Photos whose names differ in their last letters, as "…, 01.jpg" and "…, 02.jpg" do, are
# one name, and unpacked one file: the last. The ending is cut off with the rest, so that what is left opens as nothing; a letter like ñ on
# the border is cut in half. Where the cut falls behind a slash, a folder is unpacked and no file. tar-stream and modern-tar keep every
# name. Cut names inside of 100 bytes oneself before nanotar does, with their endings, or write with one of the others.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit nanotar@0.3.0 modern-tar@0.8.6 tar-stream@3.2.2 tar@7.5.23 node@24.21.0
cat > try.mjs <<'JS'
import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { packTar } from "modern-tar";
import { createTar } from "nanotar";
import { extract } from "tar";
import { pack } from "tar-stream";

const walk = "Segundo piso, edificio norte, vista hacia el este, después de la colada de la losa y antes de la lluvia";
const NAMES = [`${walk}, 01.jpg`, `${walk}, 02.jpg`, `${"x".repeat(99)}ñ.jpg`, `${"piso/".repeat(20)}losa.jpg`];
const files = NAMES.map((name, index) => ({ name, data: Buffer.from(`photo ${index}`) }));

const WRITERS = {
  nanotar: () => createTar(files),
  "modern-tar": () => packTar(files.map(({ name, data }) => ({ header: { name, size: data.length }, body: data }))),
  "tar-stream": async () => {
    const stream = pack();
    for (const { name, data } of files) stream.entry({ name }, data);
    stream.finalize();
    const parts = [];
    for await (const part of stream) parts.push(part);
    return Buffer.concat(parts);
  },
};
for (const [name, write] of Object.entries(WRITERS)) {
  writeFileSync(`${name}.tar`, await write());
  mkdirSync(`from-${name}`);
  await extract({ file: `${name}.tar`, cwd: `from-${name}` });
  const found = readdirSync(`from-${name}`, { recursive: true }).filter((path) => statSync(`from-${name}/${path}`).isFile());
  console.log(`${name}: ${found.length} of ${NAMES.length}, ${NAMES.filter((file) => found.includes(file)).length} under their names`);
  if (found.length < NAMES.length) for (const file of found.toSorted()) console.log(`  …${file.slice(-12)} (${Buffer.byteLength(file)} bytes)`);
}
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='nanotar: 2 of 4, 0 under their names
  …tes de la ll (100 bytes)
  …xxxxxxxxxxxx (99 bytes)
modern-tar: 4 of 4, 4 under their names
tar-stream: 4 of 4, 4 under their names'
[ "$output" = "$expected" ]
