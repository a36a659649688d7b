#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): how much of an MP4 that a MediaRecorder makes has the page in hand
# while it is recorded?
#
# Guess: as much as of a WebM: `requestData()` hands over what was recorded since the last part, and a timeslice does so by itself, so that
# a page that keeps each part loses at most what came after the last, should the browser be killed.
# Seen: `requestData()` hands over nothing of an MP4: its answers are empty, and without a timeslice the whole recording comes at `stop()`.
# A timeslice does end a fragment, but the first part has the head alone, and the sound of the first slice comes with the second. After
# four seconds the page has four of a WebM by requests and three by slices of three, and none of an MP4 in either way. Start an MP4 with a
# slice of half of what may be lost, and do not count on `requestData()` when the page is hidden or the recorder paused.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit mediabunny@1.61.0 @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import archive from "@sparticuz/chromium";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { chromium } from "playwright-core";

const browser = await chromium.launch({
  executablePath: await archive.executablePath(),
  args: ["--no-sandbox", "--autoplay-policy=no-user-gesture-required"],
});
const page = await browser.newPage();

/** Records for a bit more than four seconds; returns what the page has before stop() and after it. */
const record = async ([mimeType, timeslice]) => {
  const context = new AudioContext();
  await context.resume();
  const tone = context.createOscillator();
  const destination = context.createMediaStreamDestination();
  tone.connect(destination);
  tone.start();
  const recorder = new MediaRecorder(destination.stream, { mimeType });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const inHand = async () => [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  recorder.start(timeslice);
  for (let second = 1; second <= 4; second += 1) {
    await new Promise((done) => setTimeout(done, 1050));
    if (timeslice === undefined) recorder.requestData();
  }
  await new Promise((done) => setTimeout(done, 100));
  const before = await inHand();
  const stopped = new Promise((done) => (recorder.onstop = done));
  recorder.stop();
  await stopped;
  return [before, await inHand()];
};
async function seconds(bytes) {
  const input = new Input({ source: new BufferSource(Uint8Array.from(bytes)), formats: ALL_FORMATS });
  return `${Math.round(await input.computeDuration())} s`;
}
for (const mimeType of ["audio/webm;codecs=opus", "audio/mp4;codecs=opus"])
  for (const timeslice of [undefined, 3000]) {
    const [before, after] = await page.evaluate(record, [mimeType, timeslice]);
    const how = timeslice ? "a timeslice of 3 s" : "requestData() each second";
    // A file that has no more than its head has no format yet.
    const has = await seconds(before).catch(() => "0 s");
    console.log(`${mimeType}, ${how}: ${has}, after stop() ${await seconds(after)}`);
  }
await browser.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='audio/webm;codecs=opus, requestData() each second: 4 s, after stop() 4 s
audio/webm;codecs=opus, a timeslice of 3 s: 3 s, after stop() 4 s
audio/mp4;codecs=opus, requestData() each second: 0 s, after stop() 4 s
audio/mp4;codecs=opus, a timeslice of 3 s: 0 s, after stop() 4 s'
[ "$output" = "$expected" ]
