#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): where in a recording that was paused does a part begin, by the
# `timecode` that MediaRecorder's "dataavailable" event brings with it?
#
# Guess: there. It is the distance of the part's first sample from the first part's, in milliseconds, as the specification has it, and a
# pause is not in the recording.
# Seen: a pause is not in the recording, whose own times are without a gap, but it is in `timecode`: with 1.7 s of sound, a pause of three
# and 1.7 s more, the parts behind the pause say three seconds more than where they are, the last of them a place behind the end. It is a
# clock of what has passed since the first part. A photo or a word that is placed by it is wrong by each pause before it, such as a call
# that interrupts, and a test without a pause does not show it. Sum up the parts' own lengths, or the time in state "recording".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

/** Runs in the page: records, pauses for so long, and records on. */
async function record(paused) {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const context = new AudioContext();
  const tone = new OscillatorNode(context);
  const destination = new MediaStreamAudioDestinationNode(context);
  tone.connect(destination);
  tone.start();
  const recorder = new MediaRecorder(destination.stream, { mimeType: "audio/webm" });
  const parts = [];
  recorder.ondataavailable = (event) => parts.push(event);
  recorder.start(500);
  await wait(1700);
  if (paused > 0) {
    recorder.pause();
    await wait(paused);
    recorder.resume();
  }
  await wait(1700);
  recorder.stop();
  await new Promise((resolve) => (recorder.onstop = resolve));
  const recording = new Blob(parts.map(({ data }) => data));
  const player = new Audio(URL.createObjectURL(recording));
  await new Promise((resolve) => (player.onloadedmetadata = resolve));
  player.currentTime = 1e9;
  await new Promise((resolve) => (player.onseeked = resolve));
  const times = parts.map(({ timecode }) => timecode / 1000);
  const largest = Math.max(...times.slice(1).map((time, index) => time - times[index]));
  return {
    first: times[0],
    last: times.at(-1),
    largest,
    length: player.duration,
    decoded: (await context.decodeAudioData(await recording.arrayBuffer())).duration,
  };
}
const args = ["--no-sandbox", "--autoplay-policy=no-user-gesture-required"];
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args });
const page = await browser.newPage();
for (const paused of [0, 3000]) {
  const { first, last, largest, length, decoded } = await page.evaluate(record, paused);
  const about = (seconds) => Math.round(seconds);
  console.log(`Paused for ${paused / 1000} s: a recording of about ${about(length - 0.4)} s (decoded ${about(decoded - 0.4)})`);
  console.log(`  timecode of the first part ${first}, the last ${last < length ? "within the recording" : "behind its end"}`);
  console.log(`  the largest step between two parts: ${largest < 1 ? "less than 1 s" : `about ${about(largest - 0.5)} s more than a part`}`);
}
await browser.close();
process.exit();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='Paused for 0 s: a recording of about 3 s (decoded 3)
  timecode of the first part 0, the last within the recording
  the largest step between two parts: less than 1 s
Paused for 3 s: a recording of about 3 s (decoded 3)
  timecode of the first part 0, the last behind its end
  the largest step between two parts: about 3 s more than a part'
[ "$output" = "$expected" ]
