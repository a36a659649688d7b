import { expect, test } from "vitest";
import { wordsOf } from "./voice-words";

const es = { transcript: "No rellenen.", language: "es" };
const both = "Do not backfill.\n\nOriginal (es): No rellenen.";

test.each([
  [
    "a translation, for who does not read the original",
    { ...es, content: both },
    "en",
    { spoken: "No rellenen.", written: "Do not backfill.", isTranslation: true },
  ],
  [
    "the words themselves, for who does",
    { ...es, language: "es-MX", content: both.replace("(es)", "(es-MX)") },
    "es",
    { spoken: "No rellenen.", written: null, isTranslation: true },
  ],
  [
    "a transcript that is all there is",
    { ...es, content: "No rellenen." },
    "en",
    { spoken: "No rellenen.", written: null, isTranslation: false },
  ],
  [
    "what its author made of it",
    { ...es, content: "Backfill on Friday." },
    "es",
    { spoken: "No rellenen.", written: "Backfill on Friday.", isTranslation: false },
  ],
  [
    "a transcript that was too long for a content",
    { ...es, content: "No rell…" },
    "es",
    { spoken: "No rellenen.", written: null, isTranslation: false },
  ],
  [
    "nothing that was heard",
    { content: "Audio update", transcript: null, language: null },
    "en",
    { spoken: null, written: null, isTranslation: false },
  ],
  [
    "a text beside a recording without words",
    { content: "Listen to the pump.", transcript: null, language: null },
    "en",
    { spoken: null, written: "Listen to the pump.", isTranslation: false },
  ],
])("%s", (_, update, locale, words) => {
  expect(wordsOf(update, locale)).toEqual(words);
});
