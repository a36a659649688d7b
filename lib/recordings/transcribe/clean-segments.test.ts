import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanSegments, segmentsIn, transcriptOf } from "./clean-segments";
import type { RawSegment } from "@/lib/ai/transcribe";
import { PHANTOMS, SPOKEN } from "@/sandbox/fixtures/sound/spoken";

/** A segment that the service is sure of, unless `figures` says otherwise. */
function said(text: string, figures: Partial<RawSegment> = {}): RawSegment {
  const sure = { avgLogprob: -0.2, noSpeechProb: 0.01, compressionRatio: 1.3 };
  return { start: 0, end: 5, text, ...sure, ...figures };
}

const UNKNOWN = { avgLogprob: null, noSpeechProb: null, compressionRatio: null };

describe("hallucinations in silence", () => {
  test.each(PHANTOMS)("%j is not shown at all, however sure the service is", (phantom) => {
    for (const figures of [{}, UNKNOWN]) expect(cleanSegments([said(phantom, figures)])).toEqual([]);
  });

  test.each(PHANTOMS)("%j does not join what was said", (phantom) => {
    const around = [said("La pared ya está."), said(phantom), said(`Falta una viga. ${phantom}`)];
    expect(transcriptOf(cleanSegments(around))).toBe("La pared ya está. Falta una viga.");
  });

  test("a text that the service itself takes for silence is left out", () => {
    expect(cleanSegments([said("The wall is up.", { noSpeechProb: 0.8, avgLogprob: -0.8 })])).toEqual([]);
  });

  test.each(["Thank you.", "Gracias.", "you", "Bye.", "Okay.", "The end."])(
    "%j alone is unsure unless the service is sure of it",
    (weak) => {
      for (const figures of [{ noSpeechProb: 0.4 }, { avgLogprob: -0.6 }, UNKNOWN])
        expect(cleanSegments([said(weak, figures)])).toMatchObject([{ text: weak, isUnsure: true }]);
      expect(transcriptOf(cleanSegments([said(weak)]))).toBe(weak);
      expect(transcriptOf(cleanSegments([said("The wall is up."), said(weak, UNKNOWN)]))).toContain(weak);
    },
  );
});

describe("what is unsure", () => {
  test.each<[string, RawSegment]>([
    ["a guess", said("The wall is up.", { avgLogprob: -1.2 })],
    ["probably no voice", said("The wall is up.", { noSpeechProb: 0.95 })],
    ["a text that repeats itself", said("The wall is up.", { compressionRatio: 2.6 })],
    ["the same words over and over", said("the wall the wall the wall the wall")],
    ["one word over and over", said("no no no no no no")],
    ["faster than anyone speaks", said("word ".repeat(60), { end: 1 })],
  ])("%s is no part of the transcript", (_, segment) => {
    const segments = cleanSegments([segment]);
    expect(segments).toMatchObject([{ isUnsure: true }]);
    expect(transcriptOf(segments)).toBe("");
  });

  test("of the same segment three times or more, one is shown, as unsure", () => {
    const again = said("Vamos a ver.");
    const segments = cleanSegments([said("Hola."), again, again, again, again, said("Adiós a todos.")]);
    expect(segments.map(({ text, isUnsure }) => [text, isUnsure])).toEqual([
      ["Hola.", false],
      ["Vamos a ver.", true],
      ["Adiós a todos.", false],
    ]);
  });

  test("what somebody says twice was said twice", () => {
    expect(transcriptOf(cleanSegments([said("Stop the crane."), said("Stop the crane.")]))).toBe(
      "Stop the crane. Stop the crane.",
    );
  });
});

describe("what was said", () => {
  test.each(SPOKEN)("$text is kept to the letter", ({ text }) => {
    for (const figures of [{}, { avgLogprob: -0.6, noSpeechProb: 0.3 }])
      expect(transcriptOf(cleanSegments([said(text, figures)]))).toBe(text);
  });

  test("nothing is ever added: the transcript consists of the service's own words, in order", () => {
    const text = fc.oneof(fc.string(), fc.constantFrom(...PHANTOMS, ...SPOKEN.map((spoken) => spoken.text)));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), (texts) => {
        const wordsOf = (all: string) => all.split(/\s+/).filter(Boolean);
        const all = wordsOf(texts.join(" "));
        let at = 0;
        for (const word of wordsOf(transcriptOf(cleanSegments(texts.map((one) => said(one)))))) {
          at = all.indexOf(word, at) + 1;
          expect(at).toBeGreaterThan(0);
        }
      }),
    );
  });
});

test("a corrected transcript keeps the times of the sentences that are still in it", () => {
  const segments = cleanSegments([
    said("The wall is up."),
    said("Three raters short."),
    said("Done by two."),
  ]);
  expect(segmentsIn("The wall is up. Three rafters short. Done by two.", segments)).toMatchObject([
    { text: "The wall is up." },
    { text: "Done by two." },
  ]);
  expect(segmentsIn("Done by two. The wall is up.", segments)).toMatchObject([{ text: "The wall is up." }]);
});
