#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1) with WebM by mediabunny 1.61.0: do <audio> and decodeAudioData,
# from which waveforms are drawn, agree on where something was said?
#
# Guess: yes, to the rounding of a packet. Where the times of a recording have a gap decodeAudioData has silence; of two files behind
# each other, as when a recording goes on after a reload, both read the first.
# Seen: decodeAudioData joins whatever packets there are, without regard to their times. Two seconds, a gap of ten and two more are 14 s
# in the element and 4 s decoded; two seconds that begin at five are 7 s and 2 s; two files behind each other are 2 s and 4 s. A waveform
# or a cut made from decoded samples is off by every gap before it: place samples by the packets' own times.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit mediabunny@1.61.0 @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import { createServer } from "node:http";
import archive from "@sparticuz/chromium";
import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, WebMOutputFormat } from "mediabunny";
import { chromium } from "playwright-core";

// 20 ms of silence in Opus, and the head that every Opus track has (RFC 7845, 5.1).
const SILENCE = Uint8Array.of(0xf8, 0xff, 0xfe);
const description = Buffer.from("4f707573486561640101380180bb0000000000", "hex");
const decoderConfig = { codec: "opus", numberOfChannels: 1, sampleRate: 48_000, description };

/** A file with two seconds of sound at each of these times. */
async function recorded(...starts) {
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const source = new EncodedAudioPacketSource("opus");
  output.addAudioTrack(source);
  await output.start();
  for (const start of starts)
    for (let n = 0; n < 100; n += 1)
      await source.add(new EncodedPacket(SILENCE, "key", start + n / 50, 1 / 50), { decoderConfig });
  await output.finalize();
  return Buffer.from(output.target.buffer);
}
const FILES = {
  "without a gap": await recorded(0, 2),
  "a gap of ten seconds": await recorded(0, 12),
  "begins at five seconds": await recorded(5),
  "two files behind each other": Buffer.concat([await recorded(0), await recorded(0)]),
};

const server = createServer((_, response) => response.setHeader("content-type", "text/html").end("<!doctype html>"));
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.goto(`http://localhost:${server.address().port}/`);

async function lengths(base64) {
  const blob = new Blob([Uint8Array.fromBase64(base64)], { type: "audio/webm" });
  const audio = new Audio(URL.createObjectURL(blob));
  await new Promise((done, failed) => Object.assign(audio, { onloadedmetadata: done, onerror: failed }));
  const { duration } = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(await blob.arrayBuffer());
  return `audio ${Math.round(audio.duration)} s, decoded ${Math.round(duration)} s`;
}
for (const [name, file] of Object.entries(FILES))
  console.log(`${name}: ${await page.evaluate(lengths, file.toString("base64"))}`);
await browser.close();
server.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='without a gap: audio 4 s, decoded 4 s
a gap of ten seconds: audio 14 s, decoded 4 s
begins at five seconds: audio 7 s, decoded 2 s
two files behind each other: audio 2 s, decoded 4 s'
[ "$output" = "$expected" ]
