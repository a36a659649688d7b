import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure";
import { temporaryFolder } from "./folders";

const RATE = 16_000;

/** Samples from -1 to 1, at 16 kHz, mono. */
export type Samples = Float32Array;

/** Somebody speaking, by espeak-ng. */
export function speech(text: string, voice: "en" | "es"): Samples {
  const folder = temporaryFolder("speech");
  const file = join(folder, "speech.wav");
  ensureEspeak();
  execFileSync("espeak-ng", ["-v", voice, "-w", file, text]);
  const wav = readFileSync(file);
  rmSync(folder, { recursive: true });
  const [rate, data] = [wav.readUInt32LE(24), wav.indexOf("data") + 8];
  const count = Math.floor(((wav.length - data) / 2) * (RATE / rate));
  return Float32Array.from(
    { length: count },
    (_, n) => wav.readInt16LE(data + 2 * Math.floor(n * (rate / RATE))) / 32_768,
  );
}

/** Installs espeak-ng where it is missing and that is possible; throws a one-line Failure otherwise. */
function ensureEspeak(): void {
  const isThere = () => spawnSync("espeak-ng", ["--version"]).status === 0;
  if (isThere()) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    spawnSync("apt-get", ["update"]);
    spawnSync("apt-get", ["install", "-y", "espeak-ng"]);
  }
  if (!isThere()) throw new Failure("No speech for the tests: install espeak-ng.");
}

/** A noise without pauses, such as wind or a generator. */
export function noise(seconds: number, gain: number): Samples {
  return Float32Array.from({ length: seconds * RATE }, () => gain * (2 * Math.random() - 1));
}

/** A hum, such as that of a transformer. */
export function hum(seconds: number, gain: number, hertz = 50): Samples {
  return Float32Array.from({ length: seconds * RATE }, (_, n) => {
    const angle = (2 * Math.PI * hertz * n) / RATE;
    return gain * (0.8 * Math.sin(angle) + 0.15 * Math.sin(3 * angle) + 0.05 * (2 * Math.random() - 1));
  });
}

/** What the phone measures: the loudest moments of equal stretches, from 0 to 100, and the length. */
export function measure(samples: Samples, stretches = 60): { peaks: number[]; durationMs: number } {
  const peaks = Array.from({ length: stretches }, (_, n) => {
    const from = Math.floor((n * samples.length) / stretches);
    const until = Math.floor(((n + 1) * samples.length) / stretches);
    return Math.round(
      100 * samples.subarray(from, until).reduce((loud, one) => Math.max(loud, Math.abs(one)), 0),
    );
  });
  return { peaks, durationMs: Math.round((samples.length / RATE) * 1000) };
}

/** The samples as a WAV file. */
export function toWav(samples: Samples): Buffer {
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + samples.length * 2, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples.length * 2, 40);
  const data = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, n) =>
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), n * 2),
  );
  return Buffer.concat([header, data]);
}
