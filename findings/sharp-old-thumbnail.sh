#!/usr/bin/env bash
# sharp 0.35.5 (read by exifreader 4.46.0): what does the small picture show that a phone puts into a photo's EXIF, once the photo was cropped
# or turned and its EXIF kept, as for the time?
#
# Guess: the new photo, or it is gone. sharp brings the rest of EXIF up to date: after `autoOrient()` the orientation is 1, after a crop
# PixelXDimension is the new width. At least `withExif()`, "ignoring any EXIF in the input image", has none of the old.
# Seen: it is the old one, in JPEG, WebP, PNG and AVIF. A photo that was cropped to its left half still shows the right one to
# whoever lists a folder by these small pictures, and gives what was cut off to whoever looks for it. One that was turned upright has it
# lying on its side, with an orientation of 1, so that nobody turns it. `withExif()` does drop the old fields, place and time included,
# but keeps the small picture and the orientation. It is gone after a pass that keeps nothing: write the pixels first (a format without
# loss will do), and `withExif()` in a second pass.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit sharp@0.35.5 exifreader@4.46.0 piexifjs@1.0.6 node@24.21.0
cat > try.mjs <<'JS'
import ExifReader from "exifreader";
import piexif from "piexifjs";
import sharp from "sharp";

/** Red on the left, blue on the right, as it lies in the file. */
async function twoColors(width, height) {
  const half = { create: { width: width / 2, height, channels: 3, background: "red" } };
  const whole = sharp({ create: { width, height, channels: 3, background: "blue" } });
  return whole.composite([{ input: half, left: 0, top: 0 }]).jpeg().toBuffer();
}
const { ImageIFD, ExifIFD } = piexif;
const exif = piexif.dump({
  "0th": { [ImageIFD.Make]: "Phone", [ImageIFD.Orientation]: 6 },
  Exif: { [ExifIFD.PixelXDimension]: 400, [ExifIFD.PixelYDimension]: 300 },
  GPS: {},
  "1st": { [ImageIFD.Compression]: 6 },
  thumbnail: (await twoColors(160, 120)).toString("latin1"),
});
const photo = Buffer.from(piexif.insert(exif, (await twoColors(400, 300)).toString("latin1")), "latin1");

/** The size, and the colors at the left above and at the right below. */
async function seen(bytes) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (share) => data[(Math.floor(info.height * share) * info.width + Math.floor(info.width * share)) * info.channels];
  const [first, last] = [at(0.25), at(0.75)].map((red) => (red > 128 ? "red" : "blue"));
  return `${info.width}x${info.height} ${first}/${last}`;
}
const left = { left: 0, top: 0, width: 200, height: 300 };
const fields = { IFD0: { Artist: "Ana" } };
const CHANGES = {
  "cropped, JPEG": () => sharp(photo).extract(left).keepExif().jpeg(),
  "cropped, WebP": () => sharp(photo).extract(left).keepExif().webp(),
  "cropped, PNG": () => sharp(photo).extract(left).keepExif().png(),
  "cropped, AVIF": () => sharp(photo).extract(left).keepExif().avif(),
  "turned, JPEG": () => sharp(photo).autoOrient().keepExif().jpeg(),
  "cropped, withExif": () => sharp(photo).extract(left).withExif(fields).jpeg(),
  "cropped, withExif in a second pass": async () => sharp(await sharp(photo).extract(left).png().toBuffer()).withExif(fields).jpeg(),
};
for (const [name, change] of Object.entries(CHANGES)) {
  const file = await (await change()).toBuffer();
  const { exif: read, Thumbnail } = await ExifReader.load(file, { expanded: true });
  const small = Thumbnail?.image ? await seen(Buffer.from(Thumbnail.image)) : "none";
  const kept = `make ${read.Make?.description ?? "none"}, width ${read.PixelXDimension.value}, orientation ${read.Orientation.value}`;
  console.log(`${name}: ${await seen(file)}, ${kept}; small ${small}`);
}
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='cropped, JPEG: 200x300 red/red, make Phone, width 200, orientation 6; small 160x120 red/blue
cropped, WebP: 200x300 red/red, make Phone, width 200, orientation 6; small 160x120 red/blue
cropped, PNG: 200x300 red/red, make Phone, width 200, orientation 6; small 160x120 red/blue
cropped, AVIF: 300x200 red/red, make Phone, width 200, orientation 6; small 160x120 red/blue
turned, JPEG: 300x400 red/blue, make Phone, width 300, orientation 1; small 160x120 red/blue
cropped, withExif: 200x300 red/red, make none, width 200, orientation 6; small 160x120 red/blue
cropped, withExif in a second pass: 200x300 red/red, make none, width 200, orientation 1; small none'
[ "$output" = "$expected" ]
