#!/usr/bin/env bash
# mediabunny 1.61.0, music-metadata 12.1.0, ogg-opus-decoder 1.7.5 and Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core
# 1.65.1): how long is an Ogg file of two recordings, one behind the other, as a recorder that was interrupted appends them?
#
# Guess: as long as both. Such a chain is one of the forms that Ogg has (RFC 3533, 4; RFC 7845, 3), so that files may be joined by `cat`,
# and a reader that does not know it stops after the first.
# Seen, of 2 s at 440 Hz and 3 s at 880 Hz, four answers: the first two read the first and say nothing of the other. ogg-opus-decoder has
# both, and behind them as much silence as the first is long: seven seconds. Chromium's element tells three, the length of the last, until
# it has played all five, so that a player's bar is full too early and a time behind the third second cannot be chosen; decodeAudioData
# has the five at once. What one reader measured does not fit another, and a transcript of the first two lacks what was said after the
# interruption: join the packets in one stream, or keep two files.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit mediabunny@1.61.0 music-metadata@12.1.0 ogg-opus-decoder@1.7.5 \
  @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import archive from "@sparticuz/chromium";
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Input,
  OggOutputFormat,
  Output,
} from "mediabunny";
import { parseBuffer } from "music-metadata";
import { OggOpusDecoder } from "ogg-opus-decoder";
import { chromium } from "playwright-core";

const browser = await chromium.launch({
  executablePath: await archive.executablePath(),
  args: ["--no-sandbox", "--autoplay-policy=no-user-gesture-required"],
});
const page = await browser.newPage();
await page.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
await page.goto("https://site.example/");

/** The Opus packets of a tone, encoded by the browser. */
const encode = async ([hertz, seconds]) => {
  const packets = [];
  let description;
  const encoder = new AudioEncoder({
    output(chunk, { decoderConfig } = {}) {
      if (decoderConfig) description = [...new Uint8Array(decoderConfig.description)];
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      packets.push([...bytes]);
    },
    error: console.error,
  });
  const sampleRate = 48_000;
  encoder.configure({ codec: "opus", sampleRate, numberOfChannels: 1, bitrate: 64_000 });
  const data = Float32Array.from({ length: seconds * sampleRate }, (_, n) => Math.sin((2 * Math.PI * hertz * n) / sampleRate) / 2);
  const sound = { format: "f32", sampleRate, numberOfFrames: data.length, numberOfChannels: 1, timestamp: 0, data };
  encoder.encode(new AudioData(sound));
  await encoder.flush();
  return { packets, description };
};
async function recorded(hertz, seconds) {
  const { packets, description } = await page.evaluate(encode, [hertz, seconds]);
  const decoderConfig = { codec: "opus", numberOfChannels: 1, sampleRate: 48_000, description: Uint8Array.from(description) };
  const output = new Output({ format: new OggOutputFormat(), target: new BufferTarget() });
  const source = new EncodedAudioPacketSource("opus");
  output.addAudioTrack(source);
  await output.start();
  for (const [n, bytes] of packets.slice(0, seconds * 50).entries())
    await source.add(new EncodedPacket(Uint8Array.from(bytes), "key", n / 50, 1 / 50), { decoderConfig });
  await output.finalize();
  return Buffer.from(output.target.buffer);
}
/** The pitch of each second, 0 for silence. */
function pitches(samples) {
  const seconds = Math.round(samples.length / 48_000);
  return Array.from({ length: seconds }, (_, second) => {
    const part = samples.slice(second * 48_000 + 4800, second * 48_000 + 43_200);
    const rises = part.reduce((count, sample, n) => count + (n > 0 && part[n - 1] < 0 && sample >= 0), 0);
    return Math.round(rises / 0.8 / 20) * 20;
  }).join(" ");
}
const rounded = (seconds) => `${Math.round(seconds)} s`;

const file = Buffer.concat([await recorded(440, 2), await recorded(880, 3)]);
const input = new Input({ source: new BufferSource(Uint8Array.from(file).buffer), formats: ALL_FORMATS });
console.log("mediabunny:", rounded(await input.computeDuration()));
const { format } = await parseBuffer(Uint8Array.from(file), { mimeType: "audio/ogg" }, { duration: true });
console.log("music-metadata:", rounded(format.duration));
const decoder = new OggOpusDecoder();
await decoder.ready;
const { channelData } = await decoder.decodeFile(Uint8Array.from(file));
console.log("ogg-opus-decoder:", pitches(channelData[0]));
const [before, sought, after, decoded] = await page.evaluate(async (base64) => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: "audio/ogg" }));
  async function element() {
    const audio = new Audio(url);
    await new Promise((loaded) => audio.addEventListener("loadedmetadata", loaded));
    return audio;
  }
  const other = await element();
  other.currentTime = 4;
  await new Promise((sought) => other.addEventListener("seeked", sought));
  const audio = await element();
  const { duration } = audio;
  audio.muted = true;
  await audio.play();
  await new Promise((ended) => audio.addEventListener("ended", ended));
  const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes.buffer);
  return [duration, other.currentTime, audio.duration, [...sound.getChannelData(0)]];
}, file.toString("base64"));
console.log("Chromium's element:", rounded(before), "at first, 4 s sought is", rounded(sought) + ",", rounded(after), "when played");
console.log("decodeAudioData:", pitches(decoded));
await browser.close();
process.exit(0);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected="mediabunny: 2 s
music-metadata: 2 s
ogg-opus-decoder: 440 440 880 880 880 0 0
Chromium's element: 3 s at first, 4 s sought is 3 s, 5 s when played
decodeAudioData: 440 440 880 880 880"
[ "$output" = "$expected" ]
