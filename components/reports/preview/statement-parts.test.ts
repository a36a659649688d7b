import { expect, test } from "vitest";
import { statementParts } from "./statement-parts";

const doubt = (start: number, end: number) => ({
  kind: "number" as const,
  text: "",
  original: "",
  start,
  end,
});

test("a sentence that was written without a full stop gets one, a quote or a question none", () => {
  const stopOf = (text: string) => statementParts({ text, doubts: [] }).stop;
  expect(["Wall poured", "6 m³", "Is it dry?", "“Wall poured”", ""].map(stopOf)).toEqual([
    ".",
    ".",
    "?",
    "",
    "",
  ]);
});

test("doubted words are apart, and the full stop comes after the marks", () => {
  const text = "About 40 cm from the corner. ";
  expect(statementParts({ text, doubts: [doubt(6, 11)] })).toEqual({
    parts: [
      { text: "About ", isDoubted: false },
      { text: "40 cm", isDoubted: true },
      { text: " from the ", isDoubted: false },
      { text: "corner", isDoubted: false },
    ],
    stop: ".",
  });
});

test("doubts in any order, at both ends, and about the same words lose no text", () => {
  const text = "40 cm, not 14";
  const { parts, stop } = statementParts({ text, doubts: [doubt(7, 13), doubt(0, 5), doubt(0, 5)] });
  expect(parts.map((part) => part.text).join("") + stop).toBe(text);
  expect(parts.map(({ isDoubted }) => isDoubted)).toEqual([true, false, true]);
});
