#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): what does a MediaRecorder record of a Web Audio graph (the stream
# of a MediaStreamAudioDestinationNode, as for mixing or amplifying microphones) while nothing is connected to it?
#
# Guess: silence. An input without a connection is silence in Web Audio, a track without sound is silence in a stream, and `start` comes
# at once, so that a recording is as long as its recorder ran, and a note or photo is found again by the seconds since `start()`.
# Seen: nothing at all. Until the first source is connected, the `start` event does not come and no part has a byte; the recording begins
# with the source, so that all that is placed by the clock is off by the wait. Without any source it is an empty file, and no error. Between
# two sources the times of the WebM have a gap, which much software closes up. A GainNode in between helps before its first source and not
# after it: once it has lost one, it too gives nothing. A ConstantSourceNode of 0 that stays connected gives silence and all six seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit mediabunny@1.61.0 @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import archive from "@sparticuz/chromium";
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from "mediabunny";
import { chromium } from "playwright-core";

const browser = await chromium.launch({
  executablePath: await archive.executablePath(),
  args: ["--no-sandbox", "--autoplay-policy=no-user-gesture-required"],
});
const page = await browser.newPage();

/** Records for six seconds; the source is connected as `plan` says for the first, second and third two of them. */
const record = async ([plan, between]) => {
  const context = new AudioContext();
  await context.resume();
  const destination = context.createMediaStreamDestination();
  const target = between === "GainNode" ? context.createGain() : destination;
  if (target !== destination) target.connect(destination);
  if (between === "ConstantSourceNode") {
    const silence = new ConstantSourceNode(context, { offset: 0 });
    silence.connect(destination);
    silence.start();
  }
  const source = context.createOscillator();
  source.start();
  const recorder = new MediaRecorder(destination.stream, { mimeType: "audio/webm;codecs=opus" });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const began = performance.now();
  let startsAfter = "no start event before stop()";
  recorder.onstart = () => {
    if (recorder.state === "recording") startsAfter = `starts at ${Math.round((performance.now() - began) / 1000)} s`;
  };
  for (const [index, isConnected] of plan.entries()) {
    if (isConnected) source.connect(target);
    else if (plan[index - 1]) source.disconnect();
    if (index === 0) recorder.start(500);
    await new Promise((done) => setTimeout(done, began + (index + 1) * 2000 - performance.now()));
  }
  const stopped = new Promise((done) => (recorder.onstop = done));
  recorder.stop();
  await stopped;
  return [startsAfter, [...new Uint8Array(await new Blob(parts).arrayBuffer())]];
};
const late = [false, true, true];
const interrupted = [true, false, true];
for (const [name, plan, between] of [
  ["connected after 2 s", late],
  ["with a GainNode", late, "GainNode"],
  ["with a ConstantSourceNode", late, "ConstantSourceNode"],
  ["disconnected from 2 s to 4 s", interrupted],
  ["with a GainNode", interrupted, "GainNode"],
  ["with a ConstantSourceNode", interrupted, "ConstantSourceNode"],
  ["never connected", [false, false, false]],
]) {
  const [startsAfter, bytes] = await page.evaluate(record, [plan, between]);
  let has = "0 bytes";
  if (bytes.length > 0) {
    const input = new Input({ source: new BufferSource(Uint8Array.from(bytes)), formats: ALL_FORMATS });
    const times = [];
    for await (const packet of new EncodedPacketSink(await input.getPrimaryAudioTrack()).packets()) times.push(packet.timestamp);
    const gap = Math.max(...times.slice(1).map((time, index) => time - times[index]));
    has = `${Math.round(times.at(-1))} s, longest step ${gap > 1 ? `${Math.round(gap)} s` : "below 1 s"}`;
  }
  console.log(`${name}: ${startsAfter}, ${has}`);
}
await browser.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='connected after 2 s: starts at 2 s, 4 s, longest step below 1 s
with a GainNode: starts at 0 s, 6 s, longest step below 1 s
with a ConstantSourceNode: starts at 0 s, 6 s, longest step below 1 s
disconnected from 2 s to 4 s: starts at 0 s, 6 s, longest step 2 s
with a GainNode: starts at 0 s, 6 s, longest step 2 s
with a ConstantSourceNode: starts at 0 s, 6 s, longest step below 1 s
never connected: no start event before stop(), 0 bytes'
[ "$output" = "$expected" ]
