import { describe, expect, test } from "vitest";
import { isSilent, isWithoutSpeech } from "./loudness";
import { hum, measure, noise, speech } from "@/sandbox/fixtures/sound/sounds";
import { SPOKEN } from "@/sandbox/fixtures/sound/spoken";

const STRETCHES = [40, 60, 200];

describe("what never reaches the service", () => {
  test.each([0, 0.002, 0.01, 0.02])("silence with a microphone's noise of %f", (gain) => {
    for (const stretches of STRETCHES) {
      const measured = measure(noise(4, gain), stretches);
      expect([isSilent(measured), isWithoutSpeech(measured)]).toEqual([true, true]);
    }
  });

  test.each([0.05, 0.2, 0.6, 1])("noise and hum as loud as %f", (gain) => {
    for (const seconds of [2, 10])
      for (const stretches of STRETCHES)
        for (const samples of [noise(seconds, gain), hum(seconds, gain), hum(seconds, gain, 120)])
          expect(isWithoutSpeech(measure(samples, stretches))).toBe(true);
  });
});

describe("what does", () => {
  test.each(SPOKEN)("$text, as loud as it is and from far away", ({ text, voice }) => {
    const samples = speech(text, voice);
    for (const stretches of STRETCHES)
      for (const gain of [1, 0.2])
        expect(
          isWithoutSpeech(
            measure(
              samples.map((one) => one * gain),
              stretches,
            ),
          ),
        ).toBe(false);
  });

  test("what was not measured, and what is too long to tell", () => {
    expect(isWithoutSpeech({ peaks: [], durationMs: null })).toBe(false);
    expect(isWithoutSpeech({ peaks: Array<number>(200).fill(60), durationMs: null })).toBe(false);
    expect(isWithoutSpeech({ peaks: Array<number>(200).fill(60), durationMs: 10 * 60_000 })).toBe(false);
  });
});
