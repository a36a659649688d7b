#!/usr/bin/env bash
# wav 1.0.2 and wav-decoder 1.3.0 beside wavefile 11.0.0 and mediabunny 1.61.0: what is heard of a WAV whose recorder put a title of an odd
# number of letters before the sound?
#
# Guess: all of it. RIFF's chunks may have an odd size, and then a byte of zero follows that does not count; notes of a recorder's own stand
# before the sound as often as behind it. Whoever does not know a chunk passes over it, byte included.
# Seen: wav's `Reader` emits the format, "end", and not one sample: no error, and a recording of nothing goes on to be a transcript of nothing.
# wav-decoder throws "Offset is outside the bounds of the DataView". Neither reads the byte that does not count, so that every size
# behind it is another's. With one letter more the same sound is there in all four, as it is behind the sound: a test with one file is
# green. Compare the length that came out with the length of the file.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit wav@1.0.2 wav-decoder@1.3.0 wavefile@11.0.0 mediabunny@1.61.0 node@24.21.0
cat > try.mjs <<'JS'
import { once } from "node:events";
import { Readable } from "node:stream";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import wav from "wav";
import decoder from "wav-decoder";
import wavefile from "wavefile";

function chunk(id, body) {
  const head = Buffer.alloc(8);
  head.write(id, "latin1");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}
/** Eight samples of 16 bits at 8 kHz, with a title's chunk before or behind them. */
function recording(title, place) {
  const format = Buffer.from("01000100401f0000803e000002001000", "hex");
  const sound = chunk("data", Buffer.from(Int16Array.from({ length: 8 }, (_, n) => 1000 * n).buffer));
  const note = chunk("note", Buffer.from(title));
  const parts = [Buffer.from("WAVE"), chunk("fmt ", format), ...(place === "before" ? [note, sound] : [sound, note])];
  return chunk("RIFF", Buffer.concat(parts));
}
async function byWav(file) {
  const reader = Readable.from([file]).pipe(new wav.Reader());
  let bytes = 0;
  reader.on("data", (part) => (bytes += part.length));
  await once(reader, "end");
  return bytes / 2;
}
const READERS = {
  wav: byWav,
  "wav-decoder": async (file) => (await decoder.decode(file)).length,
  wavefile: (file) => new wavefile.WaveFile(file).getSamples().length,
  mediabunny: async (file) =>
    8000 * (await new Input({ formats: ALL_FORMATS, source: new BufferSource(file) }).computeDuration()),
};
for (const [title, place] of [["Roof", "before"], ["Floor", "before"], ["Floor", "behind"]])
  for (const [name, read] of Object.entries(READERS)) {
    const found = await Promise.resolve(recording(title, place)).then(read).catch((error) => error.message);
    console.log(`"${title}" ${place} the sound, ${name}: ${found}`);
  }
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='"Roof" before the sound, wav: 8
"Roof" before the sound, wav-decoder: 8
"Roof" before the sound, wavefile: 8
"Roof" before the sound, mediabunny: 8
"Floor" before the sound, wav: 0
"Floor" before the sound, wav-decoder: Offset is outside the bounds of the DataView
"Floor" before the sound, wavefile: 8
"Floor" before the sound, mediabunny: 8
"Floor" behind the sound, wav: 8
"Floor" behind the sound, wav-decoder: 8
"Floor" behind the sound, wavefile: 8
"Floor" behind the sound, mediabunny: 8'
[ "$output" = "$expected" ]
