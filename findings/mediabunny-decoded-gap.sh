#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1) with mediabunny 1.61.0: when was what a decoder gives out said, in
# a recording whose times have a gap?
#
# Guess: when its packet says. Unlike decodeAudioData, an AudioDecoder takes a time with each packet and gives one with each piece of
# sound, an AudioEncoder likewise; and mediabunny looks at these times, to take up a jump of more than a piece.
# Seen: both take the time of the first alone and count on from there. Of two seconds, a gap of ten and two more, the second half comes at
# 2 s instead of 12, so that mediabunny's own look finds no jump: its last sound is at 4 s in `samples()`, at 14 s in `samples(13)`, and a
# conversion that decodes makes a recording of 4 s, where one that copies keeps 14. Nothing is listed as discarded. After `flush()`
# each takes the next time anew: flush at each gap, or read each stretch by itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit mediabunny@1.61.0 @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

const server = createServer((request, response) => {
  const isCode = request.url === "/mediabunny.mjs";
  response.writeHead(200, { "Content-Type": isCode ? "text/javascript" : "text/html" });
  if (isCode) createReadStream("node_modules/mediabunny/dist/bundles/mediabunny.mjs").pipe(response);
  else response.end("<!doctype html>");
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);
const lines = await page.evaluate(async () => {
  const bunny = await import("/mediabunny.mjs");
  const SECOND = 1_000_000; // in microseconds
  const times = [0, 12].flatMap((start) => Array.from({ length: 100 }, (_, n) => start + n / 50));
  const SILENCE = Uint8Array.of(0xf8, 0xff, 0xfe); // 20 ms in Opus
  const opus = { codec: "opus", numberOfChannels: 1, sampleRate: 48_000 };
  const rounded = (seconds) => `${Math.round(seconds)} s`;

  /** When the first piece after the gap comes out. */
  async function after(Coder, give, flushes) {
    const out = [];
    const coder = new Coder({ output: (piece) => out.push(piece.timestamp / SECOND), error: console.error });
    coder.configure(opus);
    for (const time of times) {
      if (flushes && time === 12) await coder.flush();
      give(coder, time * SECOND);
    }
    await coder.flush();
    return rounded(out.at(-100));
  }
  const decode = (coder, timestamp) => coder.decode(new EncodedAudioChunk({ type: "key", timestamp, data: SILENCE }));
  const sound = { format: "f32-planar", sampleRate: 48_000, numberOfChannels: 1, numberOfFrames: 960, data: new Float32Array(960) };
  const encode = (coder, timestamp) => coder.encode(new AudioData({ ...sound, timestamp }));

  const description = new Uint8Array([..."OpusHead"].map((letter) => letter.charCodeAt(0)).concat(1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0));
  const read = (buffer) => new bunny.Input({ source: new bunny.BufferSource(buffer), formats: bunny.ALL_FORMATS });
  const recorded = new bunny.Output({ format: new bunny.WebMOutputFormat(), target: new bunny.BufferTarget() });
  const source = new bunny.EncodedAudioPacketSource("opus");
  recorded.addAudioTrack(source);
  await recorded.start();
  const decoderConfig = { ...opus, description };
  for (const time of times) await source.add(new bunny.EncodedPacket(SILENCE, "key", time, 1 / 50), { decoderConfig });
  await recorded.finalize();
  const webm = recorded.target.buffer;
  const sink = new bunny.AudioSampleSink(await read(webm).getPrimaryAudioTrack());
  async function lastSound(start) {
    let last;
    for await (const sample of sink.samples(start)) {
      last = sample.timestamp;
      sample.close();
    }
    return rounded(last);
  }
  async function converted(format) {
    const output = new bunny.Output({ format, target: new bunny.BufferTarget() });
    const conversion = await bunny.Conversion.init({ input: read(webm), output });
    await conversion.execute();
    return `${rounded(await read(output.target.buffer).computeDuration())}, ${conversion.discardedTracks.length} discarded`;
  }
  return [
    `AudioDecoder: ${await after(AudioDecoder, decode, false)}, flushed at the gap: ${await after(AudioDecoder, decode, true)}`,
    `AudioEncoder: ${await after(AudioEncoder, encode, false)}, flushed at the gap: ${await after(AudioEncoder, encode, true)}`,
    `samples(): ${await lastSound(0)}, samples(13): ${await lastSound(13)}`,
    `copied into WebM: ${await converted(new bunny.WebMOutputFormat())}`,
    `decoded into WAV: ${await converted(new bunny.WavOutputFormat())}`,
  ];
});
console.log(lines.join("\n"));
await browser.close();
server.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='AudioDecoder: 2 s, flushed at the gap: 12 s
AudioEncoder: 2 s, flushed at the gap: 12 s
samples(): 4 s, samples(13): 14 s
copied into WebM: 14 s, 0 discarded
decoded into WAV: 4 s, 0 discarded'
[ "$output" = "$expected" ]
