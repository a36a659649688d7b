#!/usr/bin/env bash
# gps 0.9.0 and nmea-simple 3.3.0: where and when was a machine whose receiver wrote down its NMEA sentences a year ago, at midnight, and at
# last without satellites?
#
# Guess: there and then, or it is not known. A GGA has the hour and no day, which RMC has beside it; gps keeps a state of all sentences, so
# that one completes the other. Empty fields are no place.
# Seen: the hour of a GGA or GLL is one of the day on which it is read, in both, as a full Date: of the two sentences of one second one
# is from 2025 and the other from today, and gps's `state.time` goes back and forth between them. Without satellites nmea-simple gives
# latitude 0, longitude 0 and height 0, a place off Africa that passes every check of range; gps has null. Take the day from RMC alone, also
# past midnight, and a place only where `fixType` or `status` says that there is one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit gps@0.9.0 nmea-simple@3.3.0 node@24.21.0
cat > try.mjs <<'JS'
import { GPS } from "gps";
import { parseNmeaSentence } from "nmea-simple";

const sentence = (text) => {
  const sum = [...text].reduce((total, letter) => total ^ letter.charCodeAt(0), 0);
  return `$${text}*${sum.toString(16).toUpperCase().padStart(2, "0")}`;
};
const PLACE = "3944.352,N,10459.418,W";
const LOG = {
  "RMC of 2025": sentence(`GPRMC,235959,A,${PLACE},000.0,000.0,301125,,,A`),
  "GGA, same second": sentence(`GPGGA,235959,${PLACE},1,08,0.9,1609.3,M,-20.0,M,,`),
  "GLL, same second": sentence(`GPGLL,${PLACE},235959,A,`),
  "GGA without a fix": sentence("GPGGA,235959,,,,,0,00,,,M,,M,,"),
  "RMC without a fix": sentence("GPRMC,235959,V,,,,,,,301125,,,N"),
};
const state = new GPS();
const today = new Date().toISOString().slice(0, 10);
const day = (date) => date.toISOString().slice(0, 10).replace(today, "today");
for (const [name, text] of Object.entries(LOG)) {
  const first = GPS.Parse(text);
  state.update(text);
  const second = parseNmeaSentence(text);
  console.log(`${name}: gps ${day(first.time)}, ${first.lat}, ${first.lon}, state of ${day(state.state.time)}`);
  console.log(`  nmea-simple ${day(second.time ?? second.datetime)}, ${second.latitude}, ${second.longitude}`);
}
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='RMC of 2025: gps 2025-11-30, 39.7392, -104.9903, state of 2025-11-30
  nmea-simple 2025-11-30, 39.7392, -104.9903
GGA, same second: gps today, 39.7392, -104.9903, state of today
  nmea-simple today, 39.7392, -104.9903
GLL, same second: gps today, 39.7392, -104.9903, state of today
  nmea-simple today, 39.7392, -104.9903
GGA without a fix: gps today, null, null, state of today
  nmea-simple today, 0, 0
RMC without a fix: gps 2025-11-30, null, null, state of 2025-11-30
  nmea-simple 2025-11-30, 0, 0'
[ "$output" = "$expected" ]
