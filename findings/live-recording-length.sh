#!/usr/bin/env bash
# music-metadata 12.1.0 reads what mediabunny 1.61.0 writes: how long is a recording that was written while it was made?
#
# Guess: without a length in the header, `duration: true` ("parse the whole file if necessary") counts clusters and fragments.
# Seen: it changes nothing. A fragmented MP4 has no duration, with it or without. An append-only WebM is not read at all: its Segment
# and Clusters have unknown sizes (valid by RFC 8794, 6.2). mediabunny writes these in one byte (0xFF), and music-metadata throws "VINT
# value exceeding maximum size"; written in eight bytes, as others do, it throws "ignore length must be …" at the first Cluster. The
# same 200 packets in files with an index are 4 s.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit mediabunny@1.61.0 music-metadata@12.1.0 node@24.21.0
cat > try.mjs <<'JS'
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";
import { parseBuffer } from "music-metadata";

// 20 ms of silence in Opus, and the head that every Opus track has (RFC 7845, 5.1).
const SILENCE = Uint8Array.of(0xf8, 0xff, 0xfe);
const HEAD = Buffer.from("4f707573486561640101380180bb0000000000", "hex");
const decoderConfig = { codec: "opus", numberOfChannels: 1, sampleRate: 48_000, description: HEAD };

async function recorded(format) {
  const output = new Output({ format, target: new BufferTarget() });
  const source = new EncodedAudioPacketSource("opus");
  output.addAudioTrack(source);
  await output.start();
  for (let n = 0; n < 200; n += 1)
    await source.add(new EncodedPacket(SILENCE, "key", n * 0.02, 0.02), { decoderConfig });
  await output.finalize();
  return new Uint8Array(output.target.buffer);
}

const FORMATS = {
  "WebM with an index": new WebMOutputFormat(),
  "WebM, append-only": new WebMOutputFormat({ appendOnly: true }),
  "MP4 with an index": new Mp4OutputFormat(),
  "MP4, fragmented": new Mp4OutputFormat({ fastStart: "fragmented" }),
};
// The unknown sizes of Segment and Cluster, in eight bytes instead of one.
function widened(bytes) {
  const hex = Buffer.from(bytes).toString("hex");
  return Buffer.from(hex.replace(/(18538067|1f43b675)ff/g, "$101ffffffffffffff"), "hex");
}

const FILES = { ...FORMATS, "WebM, append-only, wide sizes": FORMATS["WebM, append-only"] };
for (const [name, format] of Object.entries(FILES)) {
  const bytes = name.endsWith("wide sizes") ? widened(await recorded(format)) : await recorded(format);
  const mimeType = name.startsWith("WebM") ? "audio/webm" : "audio/mp4";
  const seconds = (duration) =>
    parseBuffer(bytes, { mimeType, size: bytes.length }, { duration }).then(
      ({ format }) => String(format.duration),
      (error) => error.message,
    );
  console.log(`${name}: ${await seconds(false)}; with duration: true, ${await seconds(true)}`);
}
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected="WebM with an index: 4; with duration: true, 4
WebM, append-only: VINT value exceeding maximum size; with duration: true, VINT value exceeding maximum size
MP4 with an index: 4; with duration: true, 4
MP4, fragmented: undefined; with duration: true, undefined
WebM, append-only, wide sizes: ignore length must be a non-negative safe integer; with duration: true, ignore length must be a non-negative safe integer"
[ "$output" = "$expected" ]
