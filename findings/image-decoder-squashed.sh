#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): what comes of a phone's upright photo that an ImageDecoder has
# decoded and createImageBitmap has taken over?
#
# Guess: an upright bitmap. The decoded frame says what it needs: displayWidth and displayHeight are those of the upright picture, rotation
# is 90, and drawImage draws it so; without a decoder createImageBitmap(blob) turns it too.
# Seen: for a PNG, yes. For a JPEG (a frame in I420 instead of BGRA) the bitmap has the size of the picture that lies on its side, and in
# it the upright picture, pressed to half its height and drawn out to twice its width. No error says so. Draw the frame to
# a canvas of displayWidth by displayHeight, or give createImageBitmap the file itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit sharp@0.35.5 @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import { createServer } from "node:http";
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";
import sharp from "sharp";

// 64 by 32, left half red, right half blue, and the mark of a camera held upright: to be seen as 32 by 64, red above blue.
const half = (background) => ({ create: { width: 32, height: 32, channels: 3, background } });
const stored = sharp({ create: { ...half("red").create, width: 64 } }).composite([{ input: half("blue"), left: 32, top: 0 }]);
const png = await stored.png().toBuffer();
const photo = (format) => sharp(png).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();

const server = createServer((_, response) => response.setHeader("content-type", "text/html").end("<!doctype html>"));
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.goto(`http://localhost:${server.address().port}/`);

/** Runs in the page: the sizes of the picture on each way, with the colors at the four corners, row by row. */
async function ways({ base64, type }) {
  const data = Uint8Array.fromBase64(base64);
  const { image } = await new ImageDecoder({ data, type }).decode();
  const look = (source, width, height) => {
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    context.drawImage(source, 0, 0);
    const color = (x, y) => (context.getImageData(x, y, 1, 1).data[0] > 128 ? "red" : "blue");
    const [right, bottom] = [width - 4, height - 4];
    return `${width}x${height} ${color(4, 4)} ${color(right, 4)} / ${color(4, bottom)} ${color(right, bottom)}`;
  };
  const ofFrame = await createImageBitmap(image);
  const ofFile = await createImageBitmap(new Blob([data], { type }));
  return {
    frame: `${image.format}, rotation ${image.rotation}`,
    "frame drawn": look(image, image.displayWidth, image.displayHeight),
    "bitmap of the file": look(ofFile, ofFile.width, ofFile.height),
    "bitmap of the frame": look(ofFrame, ofFrame.width, ofFrame.height),
  };
}
const seen = {};
for (const format of ["png", "jpeg"])
  seen[format] = await page.evaluate(ways, { base64: (await photo(format)).toString("base64"), type: `image/${format}` });
console.log(JSON.stringify(seen, null, 2));
await browser.close();
server.close();
const upright = "32x64 red red / blue blue";
const same = (frame, ofFrame) => ({
  frame,
  "frame drawn": upright,
  "bitmap of the file": upright,
  "bitmap of the frame": ofFrame,
});
const expected = { png: same("BGRA, rotation 90", upright), jpeg: same("I420, rotation 90", "64x32 red red / blue blue") };
if (JSON.stringify(seen) !== JSON.stringify(expected)) {
  console.error("The behavior has changed.");
  process.exit(1);
}
JS
./node_modules/.bin/node try.mjs
