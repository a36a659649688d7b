#!/usr/bin/env bash
# music-metadata 12.1.0 (beside mediabunny 1.61.0 and mpg123-decoder 1.0.3) with MP3 by wasm-media-encoders 0.7.0: how long is a recording
# that begins with silence?
#
# Guess: as long as it is. A recorder that passes its MP3 on as it is made cannot come back to write a head with the length, and with a
# variable rate nothing else says it; for that music-metadata has `duration: true`, which reads on to the end of the file.
# Seen: three frames of one rate make a file of a constant rate to it (`codecProfile` "CBR"), and it divides the size by that rate, with
# `duration: true` just the same. Silence has the lowest rate, so that twenty seconds which begin with two of silence are 43 seconds long.
# The same sounds in another order are right with `duration: true`, and mediabunny, which goes by the frames, is right each time: ask its
# `computeDuration()`, or send the length along from where it was recorded.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit \
  music-metadata@12.1.0 mediabunny@1.61.0 mpg123-decoder@1.0.3 wasm-media-encoders@0.7.0 node@24.21.0
cat > try.mjs <<'JS'
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { MPEGDecoder } from "mpg123-decoder";
import { parseBuffer } from "music-metadata";
import { createMp3Encoder } from "wasm-media-encoders";

const RATE = 44_100;
const SILENCE = new Float32Array(RATE);
let state = 1;
const NOISE = SILENCE.map(() => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return state / 2 ** 32 - 0.5;
});

/** The parts as they come from the encoder, one behind the other. */
async function recorded(seconds, options) {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: RATE, channels: 1, ...options });
  const parts = seconds.map((samples) => Uint8Array.from(encoder.encode([samples])));
  return Buffer.concat([...parts, Uint8Array.from(encoder.finalize())]);
}
const read = async (file, options) => (await parseBuffer(file, { mimeType: "audio/mpeg" }, options)).format;
const rounded = (duration) => (duration === undefined ? "unknown" : `${Math.round(duration)} s`);

const quiet = Array.from({ length: 2 }, () => SILENCE);
const loud = Array.from({ length: 18 }, () => NOISE);
for (const [name, seconds, options] of [
  ["variable rate, silence first", [...quiet, ...loud], { vbrQuality: 4 }],
  ["variable rate, silence last", [...loud, ...quiet], { vbrQuality: 4 }],
  ["constant rate, silence first", [...quiet, ...loud], { bitrate: 64 }],
]) {
  const file = await recorded(seconds, options);
  const plain = await read(file);
  const whole = await read(file, { duration: true });
  const found = `${rounded(plain.duration)}, with duration: true ${rounded(whole.duration)} (${whole.codecProfile})`;
  const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS });
  const other = rounded(await input.computeDuration());
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { samplesDecoded } = decoder.decode(file);
  decoder.free();
  console.log(`${name}: music-metadata ${found}; mediabunny ${other}; decoded ${rounded(samplesDecoded / RATE)}`);
}
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='variable rate, silence first: music-metadata 43 s, with duration: true 43 s (CBR); mediabunny 20 s; decoded 20 s
variable rate, silence last: music-metadata unknown, with duration: true 20 s (undefined); mediabunny 20 s; decoded 20 s
constant rate, silence first: music-metadata 20 s, with duration: true 20 s (CBR); mediabunny 20 s; decoded 20 s'
[ "$output" = "$expected" ]
