import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, ensureChromium } from "./chromium";
import { measure, type Samples, speech, toWav } from "./sounds";
import { VOICES } from "@/prisma/seed/voices";

/* Records what the demo's people say, as their phones would: npx tsx sandbox/seed-recordings.ts (needs espeak-ng and Chromium). */
const FOLDER = "prisma/seed/recordings";
const RATE = 16_000;
const PAUSE = new Float32Array(0.4 * RATE);

async function record(page: Page, samples: Samples): Promise<Buffer> {
  const wav = toWav(samples).toString("base64");
  const recorded = await page.evaluate(recordInPage, wav);
  return Buffer.from(recorded, "base64");
}

/** Runs in the page: plays a WAV file into a recorder and returns what that made of it. */
async function recordInPage(wav: string): Promise<string> {
  const context = new AudioContext();
  const bytes = Uint8Array.from(atob(wav), (character) => character.charCodeAt(0));
  const source = new AudioBufferSourceNode(context, { buffer: await context.decodeAudioData(bytes.buffer) });
  const into = new MediaStreamAudioDestinationNode(context, { channelCount: 1 });
  source.connect(into);
  const recorder = new MediaRecorder(into.stream, {
    mimeType: "audio/webm;codecs=opus",
    audioBitsPerSecond: 16_000,
  });
  const recorded = new Promise<Blob>((done) => {
    recorder.ondataavailable = ({ data }) => done(data);
  });
  source.onended = () => recorder.stop();
  recorder.start();
  source.start();
  const answer = new Uint8Array(await (await recorded).arrayBuffer());
  return btoa(String.fromCharCode(...answer));
}

/** The sentences with a pause after each, and where each of them is, in seconds. */
function say(sentences: readonly string[], language: "en" | "es") {
  const parts: Samples[] = [];
  const times: { start: number; end: number }[] = [];
  let length = 0;
  for (const sentence of sentences) {
    const said = speech(sentence, language);
    times.push({ start: seconds(length), end: seconds(length + said.length) });
    parts.push(said, PAUSE);
    length += said.length + PAUSE.length;
  }
  return { samples: Float32Array.from(parts.flatMap((part) => [...part])), times };
}

function seconds(samples: number): number {
  return Math.round((samples / RATE) * 10) / 10;
}

const args = [...CHROMIUM_FLAGS, "--autoplay-policy=no-user-gesture-required"];
const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
const page = await browser.newPage();
const measured: Record<string, object> = {};
for (const [name, { language, sentences }] of Object.entries(VOICES)) {
  const { samples, times } = say(sentences, language);
  writeFileSync(join(FOLDER, `${name}.webm`), await record(page, samples));
  measured[name] = { ...measure(samples), times };
}
writeFileSync(join(FOLDER, "measured.json"), `${JSON.stringify(measured)}\n`);
await browser.close();
