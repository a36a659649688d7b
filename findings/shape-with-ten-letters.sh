#!/usr/bin/env bash
# @mapbox/shp-write 0.4.3 (read by shapefile 0.6.6): what is known of each place on a site once its map went out as a shapefile, which CAD and
# survey offices ask for?
#
# Guess: the properties that each place had. A name has ten letters in a shapefile's table, so longer ones are cut, and two that are equal
# then are numbered, as ogr2ogr and QGIS do, or refused. What a place does not have is empty.
# Seen: of concrete_planned and concrete_poured one column is left, concrete_p, with what came last: 7.5 yards poured, under a name that
# could be either. A text ends after 254 letters. A yes or no that a place does not have is no: not inspected reads as inspected and
# failed, while a number that is missing is null. No error, no note. Name the properties oneself, in ten letters each, and write yes
# and no as text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @mapbox/shp-write@0.4.3 shapefile@0.6.6 jszip@3.10.2 node@24.21.0
cat > try.mjs <<'JS'
import shpwrite from "@mapbox/shp-write";
import JSZip from "jszip";
import { read } from "shapefile";

const place = (longitude, properties) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates: [longitude, 39.7] },
  properties,
});
const map = {
  type: "FeatureCollection",
  features: [
    place(-105, { concrete_planned: 10, concrete_poured: 7.5, note: "x".repeat(300), passed: true, count: 3 }),
    place(-105.1, { concrete_planned: 11, concrete_poured: 8, note: "short" }),
  ],
};
const options = { outputType: "arraybuffer", compression: "STORE", types: { point: "places" } };
const zip = await JSZip.loadAsync(await shpwrite.zip(map, options));
const part = (end) => zip.file(Object.keys(zip.files).find((name) => name.endsWith(end))).async("uint8array");
for (const { properties } of (await read(await part(".shp"), await part(".dbf"))).features)
  console.log(JSON.stringify({ ...properties, note: `${properties.note.length} letters` }));
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='{"concrete_p":7.5,"note":"254 letters","passed":true,"count":3}
{"concrete_p":8,"note":"5 letters","passed":false,"count":null}'
[ "$output" = "$expected" ]
