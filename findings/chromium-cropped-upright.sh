#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1) with photos by sharp 0.35.5: which part of a phone's upright photo
# (EXIF orientation 6 or 8) does `createImageBitmap(photo, x, y, width, height)` give?
#
# Guess: the one at that place of the upright picture, whose width and height the whole bitmap has; or, if the rectangle were taken from the
# picture as it is stored, one that lies on its side.
# Seen: neither. The part is upright and of the right size, and from the opposite corner: asked for the top left it is the bottom right, and
# the other way round. It is so for JPEG, PNG and AVIF; from a Blob, an <img>, and from an ImageBitmap of the whole, which has turned
# already. Orientation 3, upside down, is right, and so is `drawImage` with the same rectangle. A sign, a meter or a crack that is cut out
# to be read or sent on is then another part of the photo, without an error, and only the middle is right. Cut with drawImage.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit sharp@0.35.5 @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";
import sharp from "sharp";

/** Upright: red and green above, blue and yellow below. Stored so that the orientation turns it upright. */
async function photo(format, orientation) {
  const [width, height] = orientation > 4 ? [80, 160] : [160, 80];
  const quarter = (background, left, top) => ({
    input: { create: { width: width / 2, height: height / 2, channels: 3, background } },
    left: (left * width) / 2,
    top: (top * height) / 2,
  });
  const quarters = [quarter("#f00", 0, 0), quarter("#0f0", 1, 0), quarter("#00f", 0, 1), quarter("#ff0", 1, 1)];
  const upright = sharp({ create: { width, height, channels: 3, background: "white" } }).composite(quarters);
  const stored = sharp(await upright.png().toBuffer()).rotate({ 1: 0, 3: 180, 6: 270, 8: 90 }[orientation]);
  return stored.toFormat(format, { quality: 95, chromaSubsampling: "4:4:4" }).withMetadata({ orientation }).toBuffer();
}
/** Runs in the page: the whole picture's quarters, and each quarter cut out in four ways. */
async function cut([format, base64]) {
  const blob = await (await fetch(`data:image/${format};base64,${base64}`)).blob();
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  await image.decode();
  const whole = await createImageBitmap(blob);
  const [width, height] = [whole.width / 2, whole.height / 2];
  const middle = (source, x, y) => {
    const canvas = new OffscreenCanvas(source.width, source.height).getContext("2d");
    canvas.drawImage(source, 0, 0);
    const [red, green, blue] = canvas.getImageData(x, y, 1, 1).data;
    return { "100": "R", "010": "G", "001": "B", "110": "Y" }[[red, green, blue].map((part) => (part > 128 ? 1 : 0)).join("")];
  };
  const places = [[0, 0], [width, 0], [0, height], [width, height]];
  const from = async (way) => {
    const colors = [];
    for (const place of places) colors.push(middle(await way(...place), width / 2, height / 2));
    return colors.join("");
  };
  const drawn = (x, y) => {
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d").drawImage(image, x, y, width, height, 0, 0, width, height);
    return canvas;
  };
  return [
    `${whole.width}x${whole.height} whole ${places.map(([x, y]) => middle(whole, x + width / 2, y + height / 2)).join("")}`,
    `cut from the Blob ${await from((x, y) => createImageBitmap(blob, x, y, width, height))}`,
    `from <img> ${await from((x, y) => createImageBitmap(image, x, y, width, height))}`,
    `from the bitmap ${await from((x, y) => createImageBitmap(whole, x, y, width, height))}`,
    `by drawImage ${await from(drawn)}`,
  ].join(", ");
}
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const format of ["jpeg", "png", "avif"])
  for (const orientation of [1, 3, 6, 8]) {
    const told = await page.evaluate(cut, [format, (await photo(format, orientation)).toString("base64")]);
    console.log(`${format}, orientation ${orientation}: ${told}`);
  }
await browser.close();
process.exit();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='jpeg, orientation 1: 160x80 whole RGBY, cut from the Blob RGBY, from <img> RGBY, from the bitmap RGBY, by drawImage RGBY
jpeg, orientation 3: 160x80 whole RGBY, cut from the Blob RGBY, from <img> RGBY, from the bitmap RGBY, by drawImage RGBY
jpeg, orientation 6: 80x160 whole RGBY, cut from the Blob YBGR, from <img> YBGR, from the bitmap YBGR, by drawImage RGBY
jpeg, orientation 8: 80x160 whole RGBY, cut from the Blob YBGR, from <img> YBGR, from the bitmap YBGR, by drawImage RGBY
png, orientation 1: 160x80 whole RGBY, cut from the Blob RGBY, from <img> RGBY, from the bitmap RGBY, by drawImage RGBY
png, orientation 3: 160x80 whole RGBY, cut from the Blob RGBY, from <img> RGBY, from the bitmap RGBY, by drawImage RGBY
png, orientation 6: 80x160 whole RGBY, cut from the Blob YBGR, from <img> YBGR, from the bitmap YBGR, by drawImage RGBY
png, orientation 8: 80x160 whole RGBY, cut from the Blob YBGR, from <img> YBGR, from the bitmap YBGR, by drawImage RGBY
avif, orientation 1: 160x80 whole RGBY, cut from the Blob RGBY, from <img> RGBY, from the bitmap RGBY, by drawImage RGBY
avif, orientation 3: 160x80 whole RGBY, cut from the Blob RGBY, from <img> RGBY, from the bitmap RGBY, by drawImage RGBY
avif, orientation 6: 80x160 whole RGBY, cut from the Blob YBGR, from <img> YBGR, from the bitmap YBGR, by drawImage RGBY
avif, orientation 8: 80x160 whole RGBY, cut from the Blob YBGR, from <img> YBGR, from the bitmap YBGR, by drawImage RGBY'
[ "$output" = "$expected" ]
