#!/usr/bin/env bash
# zxing-wasm 3.1.6, @zxing/library 0.23.0 and @ericblade/quagga2 1.12.1 with labels by bwip-js 4.11.4: what is on the label of a delivery,
# of which each reads the same picture?
#
# Guess: one text. That is what a bar code is for, and two apps on one site may use two readers.
# Seen: three texts. A product's UPC-A has 12 digits for two of them, and 13 in the format "EAN13" for zxing-wasm. Of the number, lot and
# serial in a GS1-128 zxing-wasm gives the printed form with parentheses, which are not in the bars; quagga2 the bars, with a sign (29)
# between; and @zxing/library leaves that sign out, so that lot AB12 and serial 7 are lot AB12217. In extended Code 39 the letters are pairs
# of signs to all but zxing-wasm. bwip-js writes ñ into a Data Matrix as UTF-8 without saying so: @zxing/library, true to the standard,
# reads "Ã±". Keep the format with the text, bring product numbers to 14 digits, and let one reader look for both: what is bought and what
# is delivered.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit zxing-wasm@3.1.6 @zxing/library@0.23.0 @ericblade/quagga2@1.12.1 bwip-js@4.11.4 sharp@0.35.5 node@24.21.0
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Quagga from "@ericblade/quagga2";
import zxing from "@zxing/library";
import bwip from "bwip-js/node";
import sharp from "sharp";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const wasm = fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm"));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
console.warn = () => undefined;
console.error = () => undefined;

const margin = { top: 40, bottom: 40, left: 60, right: 60, background: "white" };
async function label(bcid, text) {
  return sharp(await bwip.toBuffer({ bcid, text, scale: 3 })).flatten({ background: "white" }).extend(margin).png().toBuffer();
}
async function byZxing(picture) {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const light = new zxing.RGBLuminanceSource(new Uint8ClampedArray(data), info.width, info.height);
  const hints = new Map([[zxing.DecodeHintType.TRY_HARDER, true]]);
  const found = new zxing.MultiFormatReader().decode(new zxing.BinaryBitmap(new zxing.HybridBinarizer(light)), hints);
  return [zxing.BarcodeFormat[found.getBarcodeFormat()], found.getText()];
}
async function byQuagga(picture, reader) {
  const src = `data:image/png;base64,${picture.toString("base64")}`;
  const { codeResult } = await Quagga.decodeSingle({ src, numOfWorkers: 0, inputStream: { size: 800 }, locate: true, decoder: { readers: [reader] } });
  return [codeResult.format, codeResult.code];
}
const LABELS = [
  ["upca", "036000291452", "upc_reader"],
  ["gs1-128", "(01)00012345678905(10)AB12(21)7", "code_128_reader"],
  ["code39ext", "Beam", "code_39_reader"],
  ["datamatrix", "Losa ñ"],
];
for (const [format, text, reader] of LABELS) {
  const picture = await label(format, text);
  const [found] = await readBarcodes(picture, { tryHarder: true });
  const readings = { "zxing-wasm": [found.format, found.text], "@zxing/library": await byZxing(picture) };
  if (reader) readings.quagga2 = await byQuagga(picture, reader);
  console.log(`${format} ${text}`);
  for (const [name, [as, read]] of Object.entries(readings)) console.log(`  ${name}: ${as} ${read.replaceAll("\u001d", "<29>")}`);
}
process.exit(0);
JS
output=$(./node_modules/.bin/node try.mjs 2> /dev/null)
echo "$output"
expected='upca 036000291452
  zxing-wasm: EAN13 0036000291452
  @zxing/library: UPC_A 036000291452
  quagga2: upc_a 036000291452
gs1-128 (01)00012345678905(10)AB12(21)7
  zxing-wasm: Code128 (01)00012345678905(10)AB12(21)7
  @zxing/library: CODE_128 010001234567890510AB12217
  quagga2: code_128 <29>010001234567890510AB12<29>217
code39ext Beam
  zxing-wasm: Code39Ext Beam
  @zxing/library: CODE_39 B+E+A+M
  quagga2: code_39 B+E+A+M
datamatrix Losa ñ
  zxing-wasm: DataMatrix Losa ñ
  @zxing/library: DATA_MATRIX Losa Ã±'
[ "$output" = "$expected" ]
