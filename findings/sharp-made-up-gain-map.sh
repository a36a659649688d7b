#!/usr/bin/env bash
# sharp 0.35.5: what does `withGainMap()`, which carries a phone's HDR through resizing, do to photos that have no gain map?
#
# Guess: nothing, since its documentation begins with "if the input contains gain map metadata"; or it adds one that says 1 everywhere. So
# one pipeline would do for all uploads.
# Seen: it takes an ordinary photo for HDR and makes up a map: white (255) is kept as 188 in the picture itself, a middle gray (128) as
# 117, and the map is there to bring them back. Whoever shows the picture without HDR, a browser on most screens or another library, shows
# it with gray whites, and without an error. `keepGainMap()` leaves the same photo as it is. Ask `metadata().gainMap`
# before, or use `keepGainMap()`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit sharp@0.35.5 node@24.21.0
cat > try.mjs <<'JS'
import sharp from "sharp";

const seen = {};
for (const level of [64, 128, 192, 255]) {
  const create = { width: 64, height: 64, channels: 3, background: { r: level, g: level, b: level } };
  const photo = await sharp({ create }).jpeg({ quality: 95 }).toBuffer();
  const look = async (picture) => {
    const { gainMap } = await sharp(picture).metadata();
    const [first] = await sharp(picture).greyscale().raw().toBuffer();
    return `${first}${gainMap ? " and a gain map" : ""}`;
  };
  seen[level] = [
    await look(photo),
    await look(await sharp(photo).keepGainMap().toBuffer()),
    await look(await sharp(photo).withGainMap().toBuffer()),
  ].join(", ");
}
console.log("photo, keepGainMap, withGainMap:", JSON.stringify(seen, null, 2));
const expected = {
  64: "64, 64, 62 and a gain map",
  128: "128, 128, 117 and a gain map",
  192: "192, 192, 159 and a gain map",
  255: "255, 255, 188 and a gain map",
};
if (JSON.stringify(seen) !== JSON.stringify(expected)) {
  console.error("The behavior has changed.");
  process.exit(1);
}
JS
./node_modules/.bin/node try.mjs
