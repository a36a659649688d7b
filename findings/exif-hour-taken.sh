#!/usr/bin/env bash
# exif-reader 2.0.3, exifr 7.1.3 and exif-parser 0.1.12 beside exifreader 4.46.0, with a photo by sharp 0.35.5: when was a photo taken that
# says its offset from UTC, as phones write it (OffsetTimeOriginal, EXIF 2.31)?
#
# Guess: at that hour. Without the offset a reader must assume a zone, or give a text; one that makes a Date, which is a moment, and has the
# offset beside it has taken it into account.
# Seen: none of the three has. For exif-reader and exif-parser 21:00 is 21:00 UTC, and for exifr it is 21:00 where the program runs, a
# server in one zone and a page in another; two of them give the offset, unused. A photo of an evening in Denver is six hours early, and
# what puts photos beside the words that were said meanwhile puts them into another talk. The satellites' time, in UTC, is the right one.
# Join the text and the offset: exifreader gives both as they are, and so does exifr with `reviveValues: false`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit \
  exif-reader@2.0.3 exifr@7.1.3 exif-parser@0.1.12 exifreader@4.46.0 sharp@0.35.5 node@24.21.0
cat > try.mjs <<'JS'
import parser from "exif-parser";
import exifReader from "exif-reader";
import ExifReader from "exifreader";
import exifr from "exifr";
import sharp from "sharp";

const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "gray" } })
  .withExif({
    IFD2: { DateTimeOriginal: "2026:07:01 21:00:00", OffsetTimeOriginal: "-06:00" },
    IFD3: { GPSDateStamp: "2026:07:02", GPSTimeStamp: "3/1 0/1 0/1" },
  })
  .jpeg()
  .toBuffer();
const show = (name, date, offset) => console.log(`${name}: ${date.toISOString().slice(0, 16)}Z, offset ${offset}`);

const { Photo } = exifReader((await sharp(photo).metadata()).exif);
show("exif-reader", Photo.DateTimeOriginal, Photo.OffsetTimeOriginal);
const revived = await exifr.parse(photo);
show("exifr", revived.DateTimeOriginal, revived.OffsetTimeOriginal);
const { tags } = parser.create(photo).parse();
show("exif-parser", new Date(tags.DateTimeOriginal * 1000), tags.OffsetTimeOriginal);

const asWritten = ExifReader.load(photo);
const text = asWritten.DateTimeOriginal.description;
const offset = asWritten.OffsetTimeOriginal.description;
show("joined", new Date(text.replace(":", "-").replace(":", "-").replace(" ", "T") + offset), offset);
const { GPSDateStamp, GPSTimeStamp } = asWritten;
const { DateTimeOriginal } = await exifr.parse(photo, { reviveValues: false });
console.log(`as written, by exifr: ${DateTimeOriginal}`);
console.log(`satellites: ${GPSDateStamp.description} ${GPSTimeStamp.description}`);
JS
output=$(for zone in UTC America/Denver; do echo "$zone"; TZ=$zone ./node_modules/.bin/node try.mjs; done)
echo "$output"
expected='UTC
exif-reader: 2026-07-01T21:00Z, offset -06:00
exifr: 2026-07-01T21:00Z, offset -06:00
exif-parser: 2026-07-01T21:00Z, offset undefined
joined: 2026-07-02T03:00Z, offset -06:00
as written, by exifr: 2026:07:01 21:00:00
satellites: 2026:07:02 03:00:00
America/Denver
exif-reader: 2026-07-01T21:00Z, offset -06:00
exifr: 2026-07-02T03:00Z, offset -06:00
exif-parser: 2026-07-01T21:00Z, offset undefined
joined: 2026-07-02T03:00Z, offset -06:00
as written, by exifr: 2026:07:01 21:00:00
satellites: 2026:07:02 03:00:00'
[ "$output" = "$expected" ]
