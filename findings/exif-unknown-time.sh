#!/usr/bin/env bash
# exifr 7.1.3, exif-reader 2.0.3 and exif-parser 0.1.12 beside exifreader 4.46.0, with photos by sharp 0.35.5: when and where was a photo
# taken whose camera did not know?
#
# Guess: nobody can say: the fields are missing, undefined or null. EXIF has a form for it, a time of blanks between the colons (as it
# says of DateTimeOriginal), and a status "V" for a place that the receiver was not sure of; other software writes zeros, and 0/0.
# Seen: on 30 November 1899. exifr makes that of blanks and zeros, exif-reader and exif-parser of zeros: a Date that is valid, so that
# `taken ?? received` takes it, and the photo comes before all others, in a year of its own. Of a place of 0/0 three of them give an object
# with NaN in it, which is there for `if (place)`, null as JSON, and in no range that is asked for; exif-reader gives the parts as NaN.
# A void place is given as any other. exifreader's text is the one that shows it. Take a time between 1990 and tomorrow and
# a place of finite numbers, and nothing else.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit exifr@7.1.3 exif-reader@2.0.3 exif-parser@0.1.12 exifreader@4.46.0 sharp@0.35.5 node@24.21.0
cat > try.mjs <<'JS'
import parser from "exif-parser";
import exifReader from "exif-reader";
import ExifReader from "exifreader";
import exifr from "exifr";
import sharp from "sharp";

const photo = (exif) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } }).withExif(exif).jpeg().toBuffer();
const day = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : JSON.stringify(value));

const TIMES = { blanks: "    :  :     :  :  ", zeros: "0000:00:00 00:00:00", known: "2026:11:30 21:00:00" };
for (const [name, text] of Object.entries(TIMES)) {
  const bytes = await photo({ IFD2: { DateTimeOriginal: text } });
  const seconds = parser.create(bytes).parse().tags.DateTimeOriginal;
  console.log(`A time of ${name}`);
  console.log(`  exifr ${day((await exifr.parse(bytes)).DateTimeOriginal)}`);
  console.log(`  exif-reader ${day(exifReader((await sharp(bytes).metadata()).exif).Photo.DateTimeOriginal)}`);
  console.log(`  exif-parser ${day(typeof seconds === "number" ? new Date(seconds * 1000) : seconds)}`);
  console.log(`  exifreader ${day(ExifReader.load(bytes).DateTimeOriginal.description)}`);
}
const known = { GPSLatitudeRef: "S", GPSLatitude: "33/1 26/1 30/1", GPSLongitudeRef: "W", GPSLongitude: "70/1 39/1 0/1" };
const PLACES = {
  "0/0": { ...known, GPSLatitude: "0/0 0/0 0/0", GPSLongitude: "0/0 0/0 0/0" },
  'status "V"': { ...known, GPSStatus: "V" },
};
const degrees = (latitude) => (typeof latitude === "number" ? latitude.toFixed(2) : String(latitude));
for (const [name, fields] of Object.entries(PLACES)) {
  const bytes = await photo({ IFD3: fields });
  console.log(`A latitude of ${name}`);
  console.log(`  exifr ${degrees((await exifr.gps(bytes))?.latitude)}`);
  console.log(`  exif-reader ${exifReader((await sharp(bytes).metadata()).exif).GPSInfo.GPSLatitude}`);
  console.log(`  exif-parser ${degrees(parser.create(bytes).parse().tags.GPSLatitude)}`);
  console.log(`  exifreader ${degrees(ExifReader.load(bytes, { expanded: true }).gps?.Latitude)}`);
}
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='A time of blanks
  exifr 1899-11-30
  exif-reader null
  exif-parser "    :  :     :  :  "
  exifreader "    :  :     :  :  "
A time of zeros
  exifr 1899-11-30
  exif-reader 1899-11-30
  exif-parser 1899-11-30
  exifreader "0000:00:00 00:00:00"
A time of known
  exifr 2026-11-30
  exif-reader 2026-11-30
  exif-parser 2026-11-30
  exifreader "2026:11:30 21:00:00"
A latitude of 0/0
  exifr NaN
  exif-reader NaN,NaN,NaN
  exif-parser NaN
  exifreader NaN
A latitude of status "V"
  exifr -33.44
  exif-reader 33,26,30
  exif-parser -33.44
  exifreader -33.44'
[ "$output" = "$expected" ]
