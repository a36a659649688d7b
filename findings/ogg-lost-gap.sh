#!/usr/bin/env bash
# mediabunny 1.61.0: is a recording as long when it is copied from WebM into Ogg?
#
# Guess: yes; packets are copied with their times, and Ogg has a position on each page that may jump over a gap, as it has one for a late
# begin. What a format cannot hold, the conversion would list in `discardedTracks` or refuse.
# Seen: into WebM, Matroska and MP4 a gap of ten seconds stays (14 s). Into Ogg it is lost without a word, and the recording is 4 s long;
# `add` with a packet of 12 s resolves there as elsewhere. Times that a transcript of the WebM has do not fit the Ogg: fill gaps with
# packets of silence before, or keep to one of the other formats.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit mediabunny@1.61.0 node@24.21.0
cat > try.mjs <<'JS'
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  Conversion,
  EncodedAudioPacketSource,
  EncodedPacket,
  Input,
  MkvOutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";

// 20 ms of silence in Opus, and the head that every Opus track has (RFC 7845, 5.1).
const SILENCE = Uint8Array.of(0xf8, 0xff, 0xfe);
const description = Buffer.from("4f707573486561640101380180bb0000000000", "hex");
const decoderConfig = { codec: "opus", numberOfChannels: 1, sampleRate: 48_000, description };
const read = (buffer) => new Input({ source: new BufferSource(buffer), formats: ALL_FORMATS });

/** Two seconds, a gap of ten, and two seconds. */
async function recorded(format) {
  const output = new Output({ format, target: new BufferTarget() });
  const source = new EncodedAudioPacketSource("opus");
  output.addAudioTrack(source);
  await output.start();
  for (const start of [0, 12])
    for (let n = 0; n < 100; n += 1)
      await source.add(new EncodedPacket(SILENCE, "key", start + n / 50, 1 / 50), { decoderConfig });
  await output.finalize();
  return output.target.buffer;
}
async function converted(buffer, format) {
  const output = new Output({ format, target: new BufferTarget() });
  const conversion = await Conversion.init({ input: read(buffer), output });
  await conversion.execute();
  console.assert(conversion.discardedTracks.length === 0);
  return output.target.buffer;
}
const seconds = async (buffer) => `${Math.round(await read(buffer).computeDuration())} s`;

const webm = await recorded(new WebMOutputFormat());
console.log("recorded as WebM:", await seconds(webm));
console.log("converted to WebM:", await seconds(await converted(webm, new WebMOutputFormat())));
console.log("converted to Matroska:", await seconds(await converted(webm, new MkvOutputFormat())));
console.log("converted to MP4:", await seconds(await converted(webm, new Mp4OutputFormat())));
console.log("converted to Ogg:", await seconds(await converted(webm, new OggOutputFormat())));
console.log("recorded as Ogg:", await seconds(await recorded(new OggOutputFormat())));
JS
output=$(./node_modules/.bin/node try.mjs 2>&1)
echo "$output"
expected='recorded as WebM: 14 s
converted to WebM: 14 s
converted to Matroska: 14 s
converted to MP4: 14 s
converted to Ogg: 4 s
recorded as Ogg: 4 s'
[ "$output" = "$expected" ]
