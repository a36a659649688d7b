#!/usr/bin/env bash
# sharp 0.35.5 beside Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1) and exifreader 4.46.0: is a phone's upright
# photo (EXIF orientation 6) upright in every format, if its metadata are kept?
#
# Guess: yes. The orientation stays what it is in JPEG, PNG and WebP, which all have a place for EXIF, and is turned into the format's own
# in AVIF; who reads one reads all.
# Seen: Chromium turns JPEG, PNG and AVIF, and leaves WebP lying on its side, in <img> and createImageBitmap, whose `imageOrientation:
# "from-image"` it takes without a word. sharp's `autoOrient()` turns all four. So a WebP that is upright in whatever sharp makes of it lies
# on its side where it is shown itself. An AVIF has both, its own rotation and the EXIF orientation 6 beside it: who goes by EXIF,
# as one does for WebP, turns it twice. Call `autoOrient()` before writing WebP, also where nothing else changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit sharp@0.35.5 exifreader@4.46.0 @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import archive from "@sparticuz/chromium";
import ExifReader from "exifreader";
import { chromium } from "playwright-core";
import sharp from "sharp";

/** Runs in the page: the sizes of an <img> and of an ImageBitmap. */
async function shown(url) {
  const image = new Image();
  image.src = url;
  await image.decode();
  const bitmap = await createImageBitmap(await (await fetch(url)).blob(), { imageOrientation: "from-image" });
  return [`${image.naturalWidth}x${image.naturalHeight}`, `${bitmap.width}x${bitmap.height}`];
}
const landscape = sharp({ create: { width: 200, height: 100, channels: 3, background: "gray" } });
const photo = await landscape.withMetadata({ orientation: 6 }).jpeg().toBuffer();
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const isTurned of [false, true])
  for (const format of ["jpeg", "png", "webp", "avif"]) {
    const file = await (isTurned ? sharp(photo).autoOrient() : sharp(photo)).keepExif().toFormat(format).toBuffer();
    const [image, bitmap] = await page.evaluate(shown, `data:image/${format};base64,${file.toString("base64")}`);
    const { info } = await sharp(file).autoOrient().raw().toBuffer({ resolveWithObject: true });
    const { Orientation } = await ExifReader.load(file);
    const turned = `${isTurned ? "turned" : "kept"} ${format}: <img> ${image}, ImageBitmap ${bitmap}`;
    console.log(`${turned}, sharp ${info.width}x${info.height}, EXIF ${Orientation?.value}`);
  }
await browser.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='kept jpeg: <img> 100x200, ImageBitmap 100x200, sharp 100x200, EXIF 6
kept png: <img> 100x200, ImageBitmap 100x200, sharp 100x200, EXIF 6
kept webp: <img> 200x100, ImageBitmap 200x100, sharp 100x200, EXIF 6
kept avif: <img> 100x200, ImageBitmap 100x200, sharp 100x200, EXIF 6
turned jpeg: <img> 100x200, ImageBitmap 100x200, sharp 100x200, EXIF 1
turned png: <img> 100x200, ImageBitmap 100x200, sharp 100x200, EXIF 1
turned webp: <img> 100x200, ImageBitmap 100x200, sharp 100x200, EXIF 1
turned avif: <img> 100x200, ImageBitmap 100x200, sharp 100x200, EXIF 1'
[ "$output" = "$expected" ]
