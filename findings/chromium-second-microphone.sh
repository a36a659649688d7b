#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): what is recorded of a stream with two tracks of sound, as of two
# microphones, or of one and a call?
#
# Guess: both, mixed or as two tracks of the file, or `start()` throws NotSupportedError; the specification has each track recorded, and the
# recorder ends when all of them have. A meter that an AnalyserNode draws of the same stream shows what is recorded.
# Seen: the recorder has the track that was added first and nothing of the other, without an error; no state or event tells. If
# the first microphone is unplugged, the recorder stays "recording" for the sake of the other, and the file ends where the first
# did. Web Audio takes one too, by the ids, which are random: the same code's meter moves with what is recorded in the one call and with
# what is not in the next. Mix the tracks in a MediaStreamAudioDestinationNode, each in a stream of its own, before they are recorded.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

const browser = await chromium.launch({
  executablePath: await archive.executablePath(),
  args: ["--no-sandbox", "--autoplay-policy=no-user-gesture-required"],
});
const page = await browser.newPage();
const lines = await page.evaluate(async () => {
  const context = new AudioContext();
  await context.resume();
  const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
  const PITCHES = { first: 440, second: 1000 };

  function track(pitch) {
    const destination = context.createMediaStreamDestination();
    const oscillator = new OscillatorNode(context, { frequency: pitch });
    oscillator.connect(destination);
    oscillator.start();
    return destination.stream.getTracks()[0];
  }
  /** Which of the two sounds are in these samples. */
  function heardIn(samples, rate) {
    const isIn = ([, pitch]) => {
      const sum = { re: 0, im: 0 };
      for (const [index, sample] of samples.entries()) {
        const angle = (2 * Math.PI * pitch * index) / rate;
        sum.re += sample * Math.cos(angle);
        sum.im += sample * Math.sin(angle);
      }
      return Math.hypot(sum.re, sum.im) / samples.length > 0.1;
    };
    const names = Object.entries(PITCHES).filter(isIn).map(([name]) => name);
    return names.join(" and ") || "neither";
  }
  async function meter(stream) {
    const analyser = new AnalyserNode(context, { fftSize: 8192 });
    context.createMediaStreamSource(stream).connect(analyser);
    await pause(0.5);
    const samples = new Float32Array(analyser.fftSize);
    analyser.getFloatTimeDomainData(samples);
    return heardIn(samples, context.sampleRate);
  }
  /** Records for a second and, once the named tracks have ended, for three more. */
  async function record(tracks, ended = []) {
    const stream = new MediaStream(Object.values(tracks));
    const recorder = new MediaRecorder(stream, { mimeType: "audio/webm;codecs=opus" });
    const events = [];
    const parts = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onerror = ({ error }) => events.push(error.name);
    const stopped = new Promise((done) => (recorder.onstop = done));
    recorder.start();
    const meters = ended.length === 0 ? `, meter ${await meter(stream)}` : "";
    await pause(1);
    for (const name of ended) tracks[name].stop();
    if (ended.length > 0) await pause(3);
    const { state } = recorder;
    if (state === "recording") recorder.stop();
    await stopped;
    const sound = await new Blob(parts).arrayBuffer();
    const decoded = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(sound);
    const heard = heardIn(decoded.getChannelData(0).subarray(9600, 38_400), 48_000);
    const length = ended.length > 0 ? `, ${decoded.duration < 2.5 ? "one second" : "four seconds"}` : "";
    return `${[state, ...events].join(" ")}, recorded ${heard}${meters}${length}`;
  }
  function pair(isFirstSmaller) {
    for (;;) {
      const tracks = { first: track(PITCHES.first), second: track(PITCHES.second) };
      if (tracks.first.id < tracks.second.id === isFirstSmaller) return tracks;
    }
  }
  return [
    `id of the first is smaller: ${await record(pair(true))}`,
    `id of the second is smaller: ${await record(pair(false))}`,
    `second ends: ${await record(pair(true), ["second"])}`,
    `first ends: ${await record(pair(true), ["first"])}`,
    `both end: ${await record(pair(true), ["first", "second"])}`,
  ];
});
console.log(lines.join("\n"));
await browser.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='id of the first is smaller: recording, recorded first, meter first
id of the second is smaller: recording, recorded first, meter second
second ends: recording, recorded first, four seconds
first ends: recording, recorded first, one second
both end: inactive, recorded first, one second'
[ "$output" = "$expected" ]
