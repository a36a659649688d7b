import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { levelMeter, toPeaks } from "./levels";
import { LEVEL_MS, WARN_MS } from "./limits";
import { problemOf } from "./microphone";
import { chooseContainer, remainingMs, stopwatch } from "./rules";
import { LOUDEST, MAX_AUDIO, MAX_PEAKS } from "@/lib/recordings/limits";
import { isWithoutSpeech } from "@/lib/recordings/shared/loudness";
import { noise, speech } from "@/sandbox/fixtures/sound/sounds";

const [WEBM, MP4] = ["audio/webm;codecs=opus", "audio/mp4;codecs=mp4a.40.2"];

test.each([
  ["Chrome", false, [WEBM, "audio/webm", MP4], WEBM],
  ["an iPhone of today", true, [WEBM, "audio/webm", MP4, "audio/mp4"], MP4],
  ["an older iPhone", true, [MP4, "audio/mp4"], MP4],
  ["a browser that knows neither", false, ["audio/wav"], ""],
])("%s records in its container", (_, isApple, supported, chosen) => {
  expect(chooseContainer((type) => supported.includes(type), isApple)).toBe(chosen);
});

describe("levels", () => {
  it("are the same however the samples are cut", () => {
    const samples = fc.float32Array({ min: -1, max: 1, noNaN: true, minLength: 1, maxLength: 2000 });
    fc.assert(
      fc.property(samples, fc.integer({ min: 1, max: 700 }), (all, step) => {
        const meter = levelMeter(1000);
        const cut: number[] = [];
        for (let at = 0; at < all.length; at += step) cut.push(...meter(all.subarray(at, at + step)));
        expect(cut).toEqual(levelMeter(1000)(all));
        expect(cut).toHaveLength(Math.floor(all.length / LEVEL_MS));
      }),
    );
  });

  it("become peaks that the server accepts, which keep the loudest moment of each stretch", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: LOUDEST }), { maxLength: 30_000 }), (levels) => {
        const peaks = toPeaks(levels);
        expect(peaks).toHaveLength(Math.min(levels.length, MAX_PEAKS));
        expect(Math.max(0, ...peaks)).toBe(levels.reduce((loud, level) => Math.max(loud, level), 0));
      }),
    );
  });

  it("tell speech from a quiet room", () => {
    const isSpeech = (samples: Float32Array) => {
      const peaks = toPeaks(levelMeter(16_000)(samples));
      return !isWithoutSpeech({ peaks, durationMs: (samples.length / 16_000) * 1000 });
    };
    expect(isSpeech(speech("El muro norte ya está listo.", "es"))).toBe(true);
    expect(isSpeech(noise(4, 0.01))).toBe(false);
  });
});

describe("the room that a recording has left", () => {
  it("is about three quarters of an hour at first, and warns before it ends", () => {
    expect(remainingMs(0, 0) / 60_000).toBeGreaterThan(42);
    expect(remainingMs(0, 0)).toBeLessThan(MAX_AUDIO / 4);
  });

  it("goes by the rate that the phone really records at", () => {
    const fast = 128_000 / 8 / 1000;
    expect(remainingMs(fast * 600_000, 600_000)).toBeLessThan(WARN_MS);
    expect(remainingMs(fast * 300_000, 300_000)).toBeGreaterThan(WARN_MS);
  });

  it("is over before the server would refuse the size", () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 40 }), (rate) => {
        let ms = 0;
        while (remainingMs(rate * ms, ms) > 0) ms += 100;
        expect(rate * (ms + 2000)).toBeLessThan(MAX_AUDIO);
      }),
      { numRuns: 10 },
    );
  });
});

test("a stopwatch counts only while it runs", () => {
  let now = 1000;
  const clock = stopwatch(() => now);
  clock.run();
  now += 700;
  clock.run();
  clock.pause();
  now += 5000;
  expect(clock.ms()).toBe(700);
  clock.run();
  now += 300;
  expect(clock.ms()).toBe(1000);
});

test.each([
  ["NotAllowedError", "refused"],
  ["SecurityError", "refused"],
  ["NotFoundError", "missing"],
  ["OverconstrainedError", "missing"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
])("%s is a microphone that is %s", (name, problem) => {
  expect(problemOf(new DOMException("", name))).toBe(problem);
});
