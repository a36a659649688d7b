import { levelMeter } from "./levels";
import { LEVEL_MS } from "./limits";

/** The samples that the browser remembers for us: two thirds of a second, so that a busy page misses none. */
const WINDOW = 32_768;

/** Measures how loud a microphone is while it is recorded: calls `onLevels` with the new levels, ten times a second. */
export function openMeter(stream: MediaStream, onLevels: (levels: number[]) => void) {
  const context = new AudioContext();
  void context.resume();
  const analyser = new AnalyserNode(context, { fftSize: WINDOW });
  context.createMediaStreamSource(stream).connect(analyser);
  const levelsOf = levelMeter(context.sampleRate);
  const samples = new Float32Array(WINDOW);
  let [readUntil, isPaused] = [context.currentTime, false];
  const timer = setInterval(() => {
    const now = context.currentTime;
    const unread = Math.min(WINDOW, Math.round((now - readUntil) * context.sampleRate));
    readUntil = now;
    if (isPaused || unread === 0) return onLevels([]);
    analyser.getFloatTimeDomainData(samples);
    onLevels(levelsOf(samples.subarray(WINDOW - unread)));
  }, LEVEL_MS);
  return {
    pause: () => (isPaused = true),
    resume: () => (isPaused = false),
    close: () => {
      clearInterval(timer);
      void context.close();
    },
  };
}
