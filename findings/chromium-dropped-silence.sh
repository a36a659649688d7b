#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): when was what an AudioEncoder gives out with `usedtx` said, in a
# talk with a pause?
#
# Guess: when it went in. Discontinuous transmission, which WebCodecs has for Opus and which saves a quiet site's megabytes, leaves packets
# out while nobody speaks; the time of the first packet behind the pause tells how long it was, as a WebM or MP4 can keep it.
# Seen: with frames of 20 ms, its default, packets are left out and the times of the others count on as if there had been no pause. Of two
# seconds of speech, four of silence and two of speech, 4.5 s are left without a gap: what follows the pause is 3.5 s early, no packet
# says so, and no muxer can put it back. With 60 ms nothing is left out; silence is packets of 2 bytes, and all is at its place. Speech
# alone is the same with and without. So no `usedtx` where words are found again by their time, unless with 60 ms, and measure it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

/** Runs in the page: [start in seconds, whether somebody speaks] of half a second each, encoded as Opus. */
async function encoded(pieces, opus) {
  const chunks = [];
  const encoder = new AudioEncoder({ output: (chunk) => chunks.push(chunk), error: (error) => console.error(error) });
  encoder.configure({ codec: "opus", sampleRate: 48_000, numberOfChannels: 1, bitrate: 24_000, opus });
  for (const [start, isSpeech] of pieces) {
    const data = Float32Array.from({ length: 24_000 }, (_, at) => (isSpeech ? Math.sin(at / 20) * Math.sin(at / 700) : 0) / 2);
    const shared = { format: "f32", sampleRate: 48_000, numberOfChannels: 1 };
    encoder.encode(new AudioData({ ...shared, numberOfFrames: data.length, timestamp: start * 1e6, data }));
  }
  await encoder.flush();
  const seconds = (chunk) => (chunk.timestamp + chunk.duration) / 1e6;
  const gaps = chunks.filter((chunk, at) => at > 0 && Math.abs(chunk.timestamp / 1e6 - seconds(chunks[at - 1])) > 0.001).length;
  // The encoder may take some frames to find that it is quiet: rounded to half a second.
  const length = Math.round(seconds(chunks.at(-1)) * 2) / 2;
  return `${length} s, gaps ${gaps}, packets of 2 bytes ${chunks.some(({ byteLength }) => byteLength <= 2)}`;
}
const halves = (from, to, isSpeech) => Array.from({ length: (to - from) * 2 }, (_, at) => [from + at / 2, isSpeech]);
const talk = [...halves(0, 2, true), ...halves(2, 6, false), ...halves(6, 8, true)];
const speech = halves(0, 8, true);

const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
// An AudioEncoder needs a secure context.
await page.route("https://site.example/", (route) => route.fulfill({ contentType: "text/html", body: "<title>x</title>" }));
await page.goto("https://site.example/");
const run = (pieces, opus) =>
  page.evaluate(`(${encoded})(${JSON.stringify(pieces)}, ${JSON.stringify({ application: "voip", signal: "voice", ...opus })})`);
for (const [name, pieces] of Object.entries({ talk, speech }))
  for (const frameDuration of [20_000, 60_000])
    for (const usedtx of [false, true])
      console.log(`${name}, ${frameDuration / 1000} ms, usedtx ${usedtx}: ${await run(pieces, { frameDuration, usedtx })}`);
await browser.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='talk, 20 ms, usedtx false: 8 s, gaps 0, packets of 2 bytes false
talk, 20 ms, usedtx true: 4.5 s, gaps 0, packets of 2 bytes false
talk, 60 ms, usedtx false: 8 s, gaps 0, packets of 2 bytes false
talk, 60 ms, usedtx true: 8 s, gaps 0, packets of 2 bytes true
speech, 20 ms, usedtx false: 8 s, gaps 0, packets of 2 bytes false
speech, 20 ms, usedtx true: 8 s, gaps 0, packets of 2 bytes false
speech, 60 ms, usedtx false: 8 s, gaps 0, packets of 2 bytes false
speech, 60 ms, usedtx true: 8 s, gaps 0, packets of 2 bytes false'
[ "$output" = "$expected" ]
