#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1) and mediabunny 1.61.0 in it: what becomes of a tone of 10 kHz, as of
# a saw, when a recording of 48 kHz is brought to the 16 kHz that speech recognition takes?
#
# Guess: it is gone. 16 kHz have room for tones up to 8 kHz alone, and whatever changes the rate takes out first what has no room.
# Seen: decodeAudioData in a context of 16 kHz does. An OfflineAudioContext of 16 kHz that plays a buffer of 48 kHz, and mediabunny's
# `Conversion` with `sampleRate: 16000`, take out nothing: the tone is as loud as before, and is now one of 6 kHz; 15 kHz becomes 1 kHz,
# in the middle of what people say. The noise of a site's machines comes to lie on the words, and neither an error nor the length tells;
# in a quiet room nothing is heard of it. Decode at the rate that is wanted: `new OfflineAudioContext(1, 1, 16000).decodeAudioData(bytes)`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit mediabunny@1.61.0 esbuild@0.28.1
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > page.js <<'JS'
import * as mediabunny from "mediabunny";

const [FROM, TO] = [48_000, 16_000];

/** One second of a tone, as WAV. */
function wavOf(hertz) {
  const head = new Uint32Array([0x46464952, 36 + FROM * 2, 0x45564157, 0x20746d66, 16, 0x00010001, FROM, FROM * 2, 0x00100002]);
  const data = new Uint32Array([0x61746164, FROM * 2]);
  const samples = Int16Array.from({ length: FROM }, (_, at) => 16_000 * Math.sin((2 * Math.PI * hertz * at) / FROM));
  return new Blob([head, data, samples]).arrayBuffer();
}
/** How loud a tone is in these samples, in percent of the one of `wavOf`. */
function loudness(samples, hertz) {
  let [real, imaginary] = [0, 0];
  for (let at = 1600; at < 14_400; at += 1) {
    real += samples[at] * Math.cos((2 * Math.PI * hertz * at) / TO);
    imaginary += samples[at] * Math.sin((2 * Math.PI * hertz * at) / TO);
  }
  return Math.round(((2 * Math.hypot(real, imaginary)) / 12_800 / (16_000 / 32_768)) * 100);
}
const WAYS = {
  "decodeAudioData at 16 kHz": async (wav) => (await new OfflineAudioContext(1, 1, TO).decodeAudioData(wav)).getChannelData(0),
  "OfflineAudioContext that plays": async (wav) => {
    const buffer = await new OfflineAudioContext(1, 1, FROM).decodeAudioData(wav);
    const context = new OfflineAudioContext(1, TO, TO);
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(context.destination);
    source.start();
    return (await context.startRendering()).getChannelData(0);
  },
  "mediabunny, Conversion": async (wav) => {
    const input = new mediabunny.Input({ source: new mediabunny.BlobSource(new Blob([wav])), formats: mediabunny.ALL_FORMATS });
    const target = new mediabunny.BufferTarget();
    const output = new mediabunny.Output({ format: new mediabunny.WavOutputFormat(), target });
    const audio = { sampleRate: TO, codec: "pcm-s16" };
    await (await mediabunny.Conversion.init({ input, output, audio })).execute();
    return Float32Array.from(new Int16Array(target.buffer.slice(44)), (sample) => sample / 32_768);
  },
};
globalThis.tell = async () => {
  const lines = [];
  for (const hertz of [1000, 10_000, 15_000]) {
    const heard = hertz > TO / 2 ? TO - hertz : hertz;
    lines.push(`A tone of ${hertz} Hz`);
    for (const [name, way] of Object.entries(WAYS))
      lines.push(`  ${name}: ${loudness(await way(await wavOf(hertz)), heard) > 50 ? `as loud, at ${heard} Hz` : "gone"}`);
  }
  return lines.join("\n");
};
JS
./node_modules/.bin/esbuild page.js --bundle --format=iife --log-level=error --outfile=bundle.js
cat > try.mjs <<'JS'
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.route("https://site.example/", (route) => route.fulfill({ contentType: "text/html", body: "<title>x</title>" }));
await page.goto("https://site.example/");
await page.addScriptTag({ path: "bundle.js" });
console.log(await page.evaluate(() => tell()));
await browser.close();
process.exit();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='A tone of 1000 Hz
  decodeAudioData at 16 kHz: as loud, at 1000 Hz
  OfflineAudioContext that plays: as loud, at 1000 Hz
  mediabunny, Conversion: as loud, at 1000 Hz
A tone of 10000 Hz
  decodeAudioData at 16 kHz: gone
  OfflineAudioContext that plays: as loud, at 6000 Hz
  mediabunny, Conversion: as loud, at 6000 Hz
A tone of 15000 Hz
  decodeAudioData at 16 kHz: gone
  OfflineAudioContext that plays: as loud, at 1000 Hz
  mediabunny, Conversion: as loud, at 1000 Hz'
[ "$output" = "$expected" ]
