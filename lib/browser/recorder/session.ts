import { type CaptureOptions, startCapture } from "./capture";
import type { Clip } from "./clip";
import { BITS_PER_SECOND, CHUNK_MS } from "./limits";
import { openMeter } from "./meter";
import { MicrophoneError, openMicrophone } from "./microphone";
import { chooseContainer, remainingMs, stopwatch } from "./rules";
import { isAppleTouch } from "@/lib/browser/install";
import { keepAwake } from "@/lib/browser/keep-awake";
import { hearHere } from "@/lib/browser/offline/speech";
import { lockRecording } from "@/lib/browser/outbox/store/recording-lock";

/** Who ended a recording: the person, the size limit, or the system, which took the microphone. */
export type EndedBy = "person" | "limit" | "system";

export interface Progress {
  durationMs: number;
  /** The levels since the last progress. */
  levels: number[];
  /** Milliseconds until the size limit. */
  remainingMs: number;
  /** False once the phone can no longer store it: the rest is only in memory. */
  isKept: boolean;
  /** False where the phone will lock its screen, which ends the recording. */
  staysAwake: boolean;
}

export interface SessionOptions extends CaptureOptions {
  onProgress: (progress: Progress) => void;
  onEnd: (clip: Clip, by: EndedBy) => void;
  /** All that this phone has written down, also the last words after its end. */
  onWords: (words: string) => void;
}

/** A recording under way. */
export type Session = ReturnType<typeof record>;

/** Starts recording. Throws MicrophoneError. */
export async function startSession(options: SessionOptions): Promise<Session> {
  const stream = await openMicrophone();
  try {
    return record(stream, options);
  } catch {
    stopTracks(stream);
    throw new MicrophoneError("unsupported");
  }
}

function record(stream: MediaStream, options: SessionOptions) {
  const { recordings, onProgress, onEnd, onWords } = options;
  const recorder = openRecorder(stream);
  const clock = stopwatch();
  const capture = startCapture(options, () => recorder.mimeType);
  const release = lockRecording(capture.id);
  const awake = keepAwake();
  const hearing = hearHere(stream, (words) => {
    capture.hear(words);
    onWords(words);
  });
  const meter = openMeter(stream, (levels) => {
    if (recorder.state !== "recording") return;
    const { bytes, isKept } = capture.add(levels);
    const remaining = remainingMs(bytes, clock.ms());
    const staysAwake = !isAppleTouch() || awake.isHeld();
    onProgress({ durationMs: clock.ms(), levels, remainingMs: remaining, isKept, staysAwake });
    if (remaining === 0) void end("limit");
  });
  let ended: Promise<Clip> | null = null;
  const end = (by: EndedBy): Promise<Clip> => (ended ??= finish(by));
  const finish = async (by: EndedBy) => {
    clock.pause();
    meter.close();
    hearing.end();
    stopWatching();
    if (recorder.state !== "inactive") recorder.stop();
    await stopped;
    stopTracks(stream);
    const clip = await capture.finish();
    awake.release();
    onEnd(clip, by);
    return clip;
  };
  const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
  const stopWatching = watchInterruptions(stream, () => void end("system"));
  recorder.addEventListener("error", () => void end("system"));
  recorder.addEventListener("dataavailable", ({ data }) => capture.write(data, clock.ms()));
  recorder.start(CHUNK_MS);
  clock.run();
  const close = async () => {
    await end("person");
    release();
  };
  return {
    pause: () => {
      if (recorder.state !== "recording") return;
      clock.pause();
      meter.pause();
      hearing.pause();
      // A pause may be long: store everything recorded before it.
      recorder.requestData();
      recorder.pause();
    },
    resume: () => {
      if (recorder.state !== "paused") return;
      recorder.resume();
      meter.resume();
      hearing.resume();
      clock.run();
    },
    /** Stops, and calls `onEnd` once everything is stored. */
    stop: () => void end("person"),
    /** Stops if necessary, and deletes the recording. */
    discard: async () => {
      await end("person");
      await recordings?.discard(capture.id);
      await close();
    },
    /** Releases the microphone; the stored part is offered on the next visit. */
    close,
  };
}

function openRecorder(stream: MediaStream): MediaRecorder {
  const mimeType = chooseContainer((type) => MediaRecorder.isTypeSupported(type));
  return new MediaRecorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: BITS_PER_SECOND });
}

function stopTracks(stream: MediaStream): void {
  stream.getTracks().forEach((track) => track.stop());
}

/**
 * Calls `onEnd` when the system takes the microphone away: for a phone call, another app, or on phones a hidden page. Returns
 * the cleanup function.
 */
function watchInterruptions(stream: MediaStream, onEnd: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const end = () => {
    watching.abort();
    onEnd();
  };
  for (const track of stream.getTracks()) {
    track.addEventListener("mute", end, { signal });
    track.addEventListener("ended", end, { signal });
  }
  document.addEventListener(
    "visibilitychange",
    () => {
      // There a hidden page records silence.
      if (document.visibilityState === "hidden" && isAppleTouch()) end();
    },
    { signal },
  );
  addEventListener("pagehide", end, { signal });
  return () => watching.abort();
}
