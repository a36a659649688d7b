#!/usr/bin/env bash
# mediabunny 1.61.0 (read again by music-metadata 12.1.0): when was a recording made, once a phone's file was converted or cut?
#
# Guess: when it was. `date` of its tags is a Date, and is read with hour and zone from what phones write ("©day",
# 2026-11-30T20:20:00-0600); a conversion copies the tags, `raw` among them. A format that has days alone would drop the hour.
# Seen: each format could hold it, and none keeps it. A conversion writes the day of UTC over the text that it has read, from MP4 into
# MP4 too: the evening of the 30th is "2026-12-01", which is read as midnight UTC, 17:00 of the 30th in Denver, and all recordings of a
# day were made at once. `date` that is set oneself loses its hour likewise. Nothing says so. With `tags: (tags) => ({ ...tags, date:
# undefined })` the phone's own text in `raw` stays; for another format write it into `raw` under that format's name.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit mediabunny@1.61.0 music-metadata@12.1.0 node@24.21.0
cat > try.mjs <<'JS'
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  Conversion,
  EncodedAudioPacketSource,
  EncodedPacket,
  Input,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";
import { parseBuffer } from "music-metadata";

const RECORDED = "2026-11-30T20:20:00-0600";
// 20 ms of silence in Opus, and the head that every Opus track has (RFC 7845, 5.1).
const SILENCE = Uint8Array.of(0xf8, 0xff, 0xfe);
const description = Buffer.from("4f707573486561640101380180bb0000000000", "hex");
const decoderConfig = { codec: "opus", numberOfChannels: 1, sampleRate: 48_000, description };
const read = (buffer) => new Input({ source: new BufferSource(buffer), formats: ALL_FORMATS });

async function recorded(format, tags) {
  const output = new Output({ format, target: new BufferTarget() });
  const source = new EncodedAudioPacketSource("opus");
  output.addAudioTrack(source);
  output.setMetadataTags(tags);
  await output.start();
  for (let n = 0; n < 50; n += 1) await source.add(new EncodedPacket(SILENCE, "key", n / 50, 1 / 50), { decoderConfig });
  await output.finalize();
  return output.target.buffer;
}
async function converted(buffer, format, tags) {
  const output = new Output({ format, target: new BufferTarget() });
  const conversion = await Conversion.init({ input: read(buffer), output, tags });
  await conversion.execute();
  return output.target.buffer;
}
async function show(name, buffer) {
  const { raw, date } = await read(buffer).getMetadataTags();
  const { common } = await parseBuffer(new Uint8Array(buffer));
  console.log(`${name}: "${raw["©day"] ?? raw.DATE}", ${date.toISOString()} (music-metadata: ${common.date})`);
}
const dateless = (raw) => (tags) => ({ ...tags, date: undefined, raw: { ...tags.raw, ...raw } });

const phone = await recorded(new Mp4OutputFormat(), { raw: { "©day": RECORDED } });
await show("MP4 of a phone", phone);
await show("MP4 of it", await converted(phone, new Mp4OutputFormat()));
await show("WebM of it", await converted(phone, new WebMOutputFormat()));
await show("Ogg of it", await converted(phone, new OggOutputFormat()));
await show("date set", await recorded(new Mp4OutputFormat(), { date: new Date(RECORDED) }));
await show("MP4 without date", await converted(phone, new Mp4OutputFormat(), dateless({})));
await show("Ogg with raw date", await converted(phone, new OggOutputFormat(), dateless({ DATE: RECORDED })));
JS
output=$(./node_modules/.bin/node try.mjs 2>&1)
echo "$output"
expected='MP4 of a phone: "2026-11-30T20:20:00-0600", 2026-12-01T02:20:00.000Z (music-metadata: 2026-11-30T20:20:00-0600)
MP4 of it: "2026-12-01", 2026-12-01T00:00:00.000Z (music-metadata: 2026-12-01)
WebM of it: "2026-12-01", 2026-12-01T00:00:00.000Z (music-metadata: undefined)
Ogg of it: "2026-12-01", 2026-12-01T00:00:00.000Z (music-metadata: 2026-12-01)
date set: "2026-12-01", 2026-12-01T00:00:00.000Z (music-metadata: 2026-12-01)
MP4 without date: "2026-11-30T20:20:00-0600", 2026-12-01T02:20:00.000Z (music-metadata: 2026-11-30T20:20:00-0600)
Ogg with raw date: "2026-11-30T20:20:00-0600", 2026-12-01T02:20:00.000Z (music-metadata: 2026-11-30T20:20:00-0600)'
[ "$output" = "$expected" ]
