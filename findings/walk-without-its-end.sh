#!/usr/bin/env bash
# @we-gold/gpxjs 1.2.0 (with xmldom-qsa 1.1.3), gpxparser 3.0.8 and @tmcw/togeojson 7.1.3 (with jsdom 31.0.1): how long was a walk over a
# site that a phone has recorded as GPX, in minutes and meters?
#
# Guess: from the first point's time to the last one's; and the way within each segment, since GPX begins another <trkseg> where the signal
# was lost or the phone switched off.
# Seen: gpxjs leaves out the last point: of five points in twenty minutes the walk has fifteen, of two none. Of `movingDuration` it gives 0
# where points are minutes apart, as a phone that saves its battery has them. Between two segments gpxjs and gpxparser draw a straight line:
# 333 m north in the morning and as much at another site 11 km away are 11.5 km. togeojson keeps the segments, but where one point has no
# time its list of times is shorter than that of places, and each later time belongs to the point before. Compute from the points oneself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @we-gold/gpxjs@1.2.0 xmldom-qsa@1.1.3 gpxparser@3.0.8 @tmcw/togeojson@7.1.3 jsdom@31.0.1 node@24.21.0
cat > try.mjs <<'JS'
import { gpx } from "@tmcw/togeojson";
import { parseGPXWithCustomParser } from "@we-gold/gpxjs";
import GpxParser from "gpxparser";
import { JSDOM } from "jsdom";
import xmldom from "xmldom-qsa";

const { DOMParser } = new JSDOM("").window;
globalThis.DOMParser = DOMParser;

/** A track whose segments are lists of points: [minutes from 9:00 or null, thousandths of a degree north]. */
function track(...segments) {
  const point = ([minutes, north]) => {
    const time = minutes === null ? "" : `<time>${new Date(Date.UTC(2026, 10, 30, 9, minutes)).toISOString()}</time>`;
    return `<trkpt lat="${39.7 + north / 1000}" lon="-105"><ele>1600</ele>${time}</trkpt>`;
  };
  const parts = segments.map((points) => `<trkseg>${points.map(point).join("")}</trkseg>`).join("");
  return `<gpx version="1.1" creator="phone" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Walk</name>${parts}</trk></gpx>`;
}
const WALKS = {
  "five points in 20 minutes": track([[0, 0], [5, 1], [10, 2], [15, 3], [20, 4]]),
  "two points in 20 minutes": track([[0, 0], [20, 3]]),
  "two sites, 333 m on each": track([[0, 0], [10, 3]], [[120, 100], [130, 103]]),
  "a point without a time": track([[0, 0], [null, 1], [10, 2]]),
};
for (const [name, text] of Object.entries(WALKS)) {
  const [{ tracks }] = parseGPXWithCustomParser(text, (xml) => new xmldom.DOMParser().parseFromString(xml, "text/xml"));
  const { distance, duration } = tracks[0];
  const parser = new GpxParser();
  parser.parse(text);
  const [{ geometry, properties }] = gpx(new DOMParser().parseFromString(text, "text/xml")).features;
  console.log(name);
  console.log(`  gpxjs: ${duration.totalDuration / 60} minutes, moving ${duration.movingDuration / 60}, ${Math.round(distance.total)} m`);
  console.log(`  gpxparser: ${Math.round(parser.tracks[0].distance.total)} m`);
  const parts = geometry.type === "MultiLineString" ? geometry.coordinates : [geometry.coordinates];
  const times = properties.coordinateProperties.times.flat();
  console.log(`  togeojson: ${parts.length} segment(s), ${parts.flat().length} places, ${times.length} times`);
}
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='five points in 20 minutes
  gpxjs: 15 minutes, moving 0, 445 m
  gpxparser: 445 m
  togeojson: 1 segment(s), 5 places, 5 times
two points in 20 minutes
  gpxjs: 0 minutes, moving 0, 334 m
  gpxparser: 334 m
  togeojson: 1 segment(s), 2 places, 2 times
two sites, 333 m on each
  gpxjs: 120 minutes, moving 0, 11453 m
  gpxparser: 11453 m
  togeojson: 2 segment(s), 4 places, 4 times
a point without a time
  gpxjs: 0 minutes, moving 0, 222 m
  gpxparser: 222 m
  togeojson: 1 segment(s), 3 places, 2 times'
[ "$output" = "$expected" ]
