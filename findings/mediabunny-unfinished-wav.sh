#!/usr/bin/env bash
# mediabunny 1.61.0 and music-metadata 12.1.0: what do they find in a WAV whose recorder stopped before `finalize`, by a crash or a flat
# battery?
#
# Guess: all samples that are there. The head is written first, with sizes that are not known yet, and readers of WAV take what follows the
# head up to the end of the file then, as they do for the 0xFFFFFFFF that streaming encoders write.
# Seen: for 0xFFFFFFFF they do. But mediabunny itself writes 0 for both sizes first, and then cannot read its own file: "Invalid WAVE file -
# missing "fmt " chunk", although the chunk is there. With the size of the data alone at 0 it reads a recording of 0 s. music-metadata
# has no duration for either. Chromium 153 finds all four seconds in each. Write the sizes from the file's own length before reading.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit mediabunny@1.61.0 music-metadata@12.1.0 @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import { setTimeout as wait } from "node:timers/promises";
import archive from "@sparticuz/chromium";
import { ALL_FORMATS, BufferSource, EncodedAudioPacketSource, EncodedPacket, Input } from "mediabunny";
import { Output, StreamTarget, WavOutputFormat } from "mediabunny";
import { parseBuffer } from "music-metadata";
import { chromium } from "playwright-core";

/** Four seconds of sound, as they stand on the disk. */
async function recorded(isFinished) {
  const file = Buffer.alloc(44 + 4 * 32_000);
  const writable = new WritableStream({ write: ({ data, position }) => void file.set(data, position) });
  const output = new Output({ format: new WavOutputFormat(), target: new StreamTarget(writable) });
  const source = new EncodedAudioPacketSource("pcm-s16");
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = { codec: "pcm-s16", numberOfChannels: 1, sampleRate: 16_000 };
  for (let at = 0; at < 40; at += 1)
    await source.add(new EncodedPacket(new Uint8Array(3200).fill(at), "key", at / 10, 0.1), { decoderConfig });
  if (isFinished) await output.finalize();
  else await wait(500);
  return file;
}
function withSizes(file, riff, data) {
  const copy = Buffer.from(file);
  copy.writeUInt32LE(riff, 4);
  copy.writeUInt32LE(data, 40);
  return copy;
}
const finished = await recorded(true);
const FILES = {
  finished,
  unfinished: await recorded(false),
  "without the data's size": withSizes(finished, finished.readUInt32LE(4), 0),
  streamed: withSizes(finished, 0xffffffff, 0xffffffff),
};
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
const played = (url) =>
  page.evaluate(async (src) => {
    const audio = new Audio(src);
    await new Promise((known) => Object.assign(audio, { onloadedmetadata: known, onerror: known }));
    return audio.duration;
  }, url);
for (const [name, file] of Object.entries(FILES)) {
  const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS });
  const read = await input.computeDuration().catch(({ message }) => message);
  const { format } = await parseBuffer(file, { mimeType: "audio/wav" }, { duration: true });
  const player = await played(`data:audio/wav;base64,${file.toString("base64")}`);
  const sizes = `${file.readUInt32LE(4)} and ${file.readUInt32LE(40)}`;
  console.log(`${name} (${sizes}): mediabunny ${read}, music-metadata ${format.duration}, Chromium ${player}`);
}
await browser.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='finished (128036 and 128000): mediabunny 4, music-metadata 4, Chromium 4
unfinished (0 and 0): mediabunny Invalid WAVE file - missing "fmt " chunk, music-metadata undefined, Chromium 4
without the data'\''s size (128036 and 0): mediabunny 0, music-metadata undefined, Chromium 4
streamed (4294967295 and 4294967295): mediabunny 4, music-metadata 4, Chromium 4'
[ "$output" = "$expected" ]
