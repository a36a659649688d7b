#!/usr/bin/env bash
# geolib 3.3.14 and coordinate-parser 1.0.7, beside geo-coordinates-parser 1.7.4: where is a site whose place was copied from a phone that
# is set to Spanish?
#
# Guess: where it is, or the text is refused. In Spanish west is "oeste", with an O, as a phone's compass shows it (19° 25′ 42″ N 99° 07′
# 39″ O), and the decimal sign may be a comma.
# Seen: to geolib the O is no direction, and so east: Mexico City is in Thailand, 15,000 km away, and the longitude is valid by
# `isValidLongitude`. Of a number with a comma its `toDecimal` makes an object of single letters. coordinate-parser takes "39,7392,
# -104,9903" for degrees and minutes: 162.2, -269.05, which is nowhere, without an error. geo-coordinates-parser reads the comma and refuses
# the O. Replace an O behind a number by W before reading, and keep nothing that is beyond 90 and 180 degrees.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit geolib@3.3.14 coordinate-parser@1.0.7 geo-coordinates-parser@1.7.4 node@24.21.0
cat > try.mjs <<'JS'
import Coordinates from "coordinate-parser";
import { convert } from "geo-coordinates-parser";
import { getDistance, isValidLongitude, toDecimal } from "geolib";

const WEST = { O: "99° 07′ 39″ O", W: "99° 07′ 39″ W" };
const latitude = "19° 25′ 42″ N";
for (const [name, longitude] of Object.entries(WEST)) console.log(`geolib, ${name}: ${toDecimal(longitude)}, valid ${isValidLongitude(longitude)}`);
const [there, here] = Object.values(WEST).map((longitude) => ({ latitude, longitude }));
console.log(`geolib: ${Math.round(getDistance(there, here) / 1000)} km from one to the other`);
console.log(`geolib, 99,1275: ${typeof toDecimal("99,1275")}`);

function attempt(read) {
  try {
    return read();
  } catch (error) {
    return `refused, ${error.message}`;
  }
}
const PLACES = ["39.7392, -104.9903", "39,7392, -104,9903", `${latitude} ${WEST.W}`, `${latitude} ${WEST.O}`];
for (const place of PLACES) {
  const first = attempt(() => {
    const found = new Coordinates(place);
    return `${found.getLatitude().toFixed(4)} ${found.getLongitude().toFixed(4)}`;
  });
  const second = attempt(() => {
    const { decimalLatitude, decimalLongitude } = convert(place, 4);
    return `${decimalLatitude} ${decimalLongitude}`;
  });
  console.log(`${place}: coordinate-parser ${first}; geo-coordinates-parser ${second}`);
}
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='geolib, O: 99.1275, valid true
geolib, W: -99.1275, valid true
geolib: 15275 km from one to the other
geolib, 99,1275: object
39.7392, -104.9903: coordinate-parser 39.7392 -104.9903; geo-coordinates-parser 39.7392 -104.9903
39,7392, -104,9903: coordinate-parser 162.2000 -269.0500; geo-coordinates-parser 39.7392 -104.9903
19° 25′ 42″ N 99° 07′ 39″ W: coordinate-parser 19.4283 -99.1275; geo-coordinates-parser 19.4283 -99.1275
19° 25′ 42″ N 99° 07′ 39″ O: coordinate-parser refused, Coordinate contains invalid alphanumeric characters.; geo-coordinates-parser refused, coordinates pattern match failed'
[ "$output" = "$expected" ]
