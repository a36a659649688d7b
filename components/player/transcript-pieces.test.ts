import { expect, test } from "vitest";
import { piecesOf } from "./transcript-pieces";
import type { Segment } from "@/lib/recordings/view";

const segment = (start: number, text: string, isUnsure = false): Segment => ({
  start,
  end: start + 2,
  text,
  isUnsure,
});
const said = [
  segment(0, "The forms are off."),
  segment(2, "Honeycombing, 40 cm."),
  segment(4, "Do not backfill."),
];
const TEXT = said.map(({ text }) => text).join(" ");
const shapeOf = (transcript: string | null, segments: Segment[]) =>
  piecesOf(transcript, segments).map(({ text, part, isUnsure }) => [text, part?.start ?? null, isUnsure]);

test("each sentence that was heard is a piece with its time", () => {
  expect(shapeOf(TEXT, said)).toEqual([
    ["The forms are off.", 0, false],
    ["Honeycombing, 40 cm.", 2, false],
    ["Do not backfill.", 4, false],
  ]);
});

test("what was corrected is a piece without one, and nothing of the transcript is missing", () => {
  const corrected = TEXT.replace("40 cm", "14 cm");
  expect(
    shapeOf(
      corrected,
      said.filter((_, at) => at !== 1),
    ),
  ).toEqual([
    ["The forms are off.", 0, false],
    ["Honeycombing, 14 cm.", null, false],
    ["Do not backfill.", 4, false],
  ]);
});

test("a guess shows where it was heard, as a guess", () => {
  expect(shapeOf(TEXT, [said[0]!, segment(1.5, "Subscribe.", true), ...said.slice(1)])).toEqual([
    ["The forms are off.", 0, false],
    ["Subscribe.", 1.5, true],
    ["Honeycombing, 40 cm.", 2, false],
    ["Do not backfill.", 4, false],
  ]);
});

test("a sentence that was said twice keeps both times", () => {
  const twice = [segment(0, "Stop."), segment(1, "Stop.")];
  expect(shapeOf("Stop. Stop.", twice)).toEqual([
    ["Stop.", 0, false],
    ["Stop.", 1, false],
  ]);
});

test("segments that are no longer in the text leave it in one piece", () => {
  expect(shapeOf("Something else.", said)).toEqual([["Something else.", null, false]]);
  expect(shapeOf(null, [])).toEqual([]);
});
