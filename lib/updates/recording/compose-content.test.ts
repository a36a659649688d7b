import fc from "fast-check";
import { expect, test } from "vitest";
import { composeContent, isComposed } from "./compose-content";
import { parseVoiceContent } from "@/lib/recordings/shared/voice-words";
import type { Transcript } from "@/lib/recordings/transcribe/words";

const NOTHING: Transcript = { transcript: null, language: null, translatedText: null };
const SPANISH: Transcript = {
  transcript: "Faltan tres cabios.",
  language: "es",
  translatedText: "Three rafters are missing.",
};

test.each<[string, Transcript, string]>([
  ["nothing heard", NOTHING, "Audio update"],
  ["an empty transcript", { ...NOTHING, transcript: "" }, "Audio update"],
  ["English", { transcript: "Done.", language: "en", translatedText: "Done." }, "Done."],
  ["a transcript alone", { ...SPANISH, translatedText: null }, "Faltan tres cabios."],
  ["both", SPANISH, "Three rafters are missing.\n\nOriginal (es): Faltan tres cabios."],
  [
    "a regional tag",
    { ...SPANISH, language: "es-MX" },
    "Three rafters are missing.\n\nOriginal (es-MX): Faltan tres cabios.",
  ],
])("%s is composed into one text", (_, said, content) => {
  expect(composeContent(said)).toBe(content);
});

test("every stage of the same words counts as composed, and what the author wrote does not", () => {
  for (const content of ["Audio update", "Faltan tres cabios.", composeContent(SPANISH)])
    expect(isComposed(content, SPANISH)).toBe(true);
  for (const content of ["", "audio update", "Faltan cuatro cabios.", "Three rafters are missing."])
    expect(isComposed(content, SPANISH)).toBe(false);
});

test.each([
  ["together", 6_200, 5_780],
  ["in English", 9_000, 11_000],
  ["as it was said", 11_000, 9_000],
])("words that are too long %s are what was said, in no place taken for typed", (_, said, english) => {
  const transcript = "Falta uno. ".repeat(1_000).slice(0, said);
  const content = composeContent({ transcript, language: "es", translatedText: "M".repeat(english) });
  const { written } = parseVoiceContent({ content, transcript, language: "es" });
  expect(written?.length).toBeUndefined();
});

test("what is too long for a content is cut at a whole character, and still counts as composed", () => {
  const long = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).map((text) => text.repeat(2_000));
  fc.assert(
    fc.property(long, fc.option(long), (transcript, translatedText) => {
      const said = { transcript, language: "es", translatedText };
      const content = composeContent(said);
      expect(content.length).toBeLessThanOrEqual(10_000);
      expect(content.isWellFormed()).toBe(true);
      expect(isComposed(content, said)).toBe(true);
    }),
    { numRuns: 50 },
  );
});
