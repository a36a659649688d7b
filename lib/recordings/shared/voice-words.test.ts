import { expect, test } from "vitest";
import { parseVoiceContent } from "./voice-words";

const es = { transcript: "No rellenen.", language: "es" };
const both = "Do not backfill.\n\nOriginal (es): No rellenen.";

test.each([
  [
    "a translation beside what was said",
    { ...es, content: both },
    { spoken: "No rellenen.", written: null, english: "Do not backfill." },
  ],
  [
    "a transcript that is all there is",
    { ...es, content: "No rellenen." },
    { spoken: "No rellenen.", written: null, english: null },
  ],
  [
    "what its author made of it",
    { ...es, content: "Backfill on Friday." },
    { spoken: "No rellenen.", written: "Backfill on Friday.", english: null },
  ],
  [
    "a transcript that was too long for a content",
    { ...es, content: "No rell…" },
    { spoken: "No rellenen.", written: null, english: null },
  ],
  [
    "a transcript with a space that does not break, which a message's content has not",
    { content: "A las 9:00 a. m.", transcript: "A las 9:00\u202fa.\u00a0m.", language: "es" },
    { spoken: "A las 9:00\u202fa.\u00a0m.", written: null, english: null },
  ],
  [
    "nothing that was heard",
    { content: "Audio update", transcript: null, language: null },
    { spoken: null, written: null, english: null },
  ],
  [
    "a text beside a recording without words",
    { content: "Listen to the pump.", transcript: null, language: null },
    { spoken: null, written: "Listen to the pump.", english: null },
  ],
])("%s", (_, update, words) => {
  expect(parseVoiceContent(update)).toEqual(words);
});
