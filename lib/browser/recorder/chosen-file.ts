import { levelMeter, toPeaks } from "./levels";
import { MAX_AUDIO } from "@/lib/recordings/limits";
import { fileEnding, HEAD_BYTES } from "@/lib/browser/outbox/send/file-ending";

/** Why a chosen file cannot be posted: it is too large, empty, or no audio of a kind that the server takes. */
export type FileProblem = "tooLarge" | "notAudio";

/** For the file field. Phones know the types by these endings too. */
export const ACCEPTED_FILES = "audio/*,.mp3,.wav,.m4a,.ogg,.oga,.opus,.webm";

/** Speech has frequencies below half of this; a lower rate takes less memory. */
const SAMPLE_RATE = 16_000;

/** Checks a file's size and first bytes, so that a wrong file is refused before the upload. The server checks again. */
export async function problemOfFile(file: Blob): Promise<FileProblem | null> {
  if (file.size > MAX_AUDIO) return "tooLarge";
  return fileEnding(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())) ? null : "notAudio";
}

/** Measures a file's duration and loudness; returns nothing if this browser cannot decode it. */
export async function measureFile(file: Blob): Promise<{ durationMs: number | null; peaks: number[] }> {
  const bytes = await file.arrayBuffer();
  const audio = await new OfflineAudioContext(1, 1, SAMPLE_RATE).decodeAudioData(bytes).catch(() => null);
  if (!audio) return { durationMs: null, peaks: [] };
  const peaks = toPeaks(levelMeter(SAMPLE_RATE)(loudestOf(audio)));
  return { durationMs: Math.round(audio.duration * 1000), peaks };
}

/** The louder of the channels, sample by sample. */
function loudestOf(audio: AudioBuffer): Float32Array {
  const loudest = audio.getChannelData(0);
  for (let channel = 1; channel < audio.numberOfChannels; channel += 1)
    audio.getChannelData(channel).forEach((sample, at) => {
      if (Math.abs(sample) > Math.abs(loudest[at] ?? 0)) loudest[at] = sample;
    });
  return loudest;
}
