import { lengthOf } from "./clip";
import { levelMeter, toPeaks } from "./levels";
import { MAX_AUDIO } from "@/lib/recordings/limits";
import { inMs } from "@/lib/recordings/shared/sound-length";
import { blobSource } from "@/lib/shared/audio/byte-source";
import { identifyAudio, type OtherFile } from "@/lib/shared/audio/identify";

/** Why a chosen file cannot be posted: it is too large, or none that is taken. */
export type FileRefusal = { problem: "tooLarge" } | { problem: "notAudio"; found: OtherFile };

/** Speech has frequencies below half of this; a lower rate takes less memory. */
const SAMPLE_RATE = 16_000;

/** The file with its real content type, or why it cannot be posted. The server asks the same before it keeps one. */
export async function checkFile(file: Blob): Promise<{ file: Blob } | FileRefusal> {
  const found = await identifyAudio(blobSource(file));
  if (!found.type) return { problem: "notAudio", found: found.other };
  if (file.size > MAX_AUDIO) return { problem: "tooLarge" };
  return { file: file.slice(0, file.size, found.type) };
}

/** Measures a file's duration and loudness; returns nothing if this browser cannot decode it. */
export async function measureFile(file: Blob): Promise<{ durationMs: number | null; peaks: number[] }> {
  const bytes = await file.arrayBuffer();
  const audio = await new OfflineAudioContext(1, 1, SAMPLE_RATE).decodeAudioData(bytes).catch(() => null);
  if (!audio) return { durationMs: null, peaks: [] };
  const peaks = toPeaks(levelMeter(SAMPLE_RATE)(loudestOf(audio)));
  return { durationMs: await lengthOf(file, inMs(audio.duration)), peaks };
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
