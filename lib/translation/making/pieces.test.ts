import { expect, test } from "vitest";
import { assemble, piecesOf } from "./pieces";

const SENTENCES = [
  { text: "Ya quitamos la cimbra.", start: 0, end: 1.2, isUnsure: false },
  { text: "Hay huecos a unos 14 cm.", start: 1.2, end: 2.4, isUnsure: false },
];

test("a corrected sentence is a separate piece, without times and without surrounding spaces", () => {
  const text = "Ya quitamos la cimbra. Hay huecos a unos 40 cm.";
  const pieces = piecesOf({ text, description: null, segments: SENTENCES });
  expect(pieces).toEqual([
    { text: "Ya quitamos la cimbra.", times: { start: 0, end: 1.2 } },
    { text: "Hay huecos a unos 40 cm." },
  ]);
  expect(assemble(pieces, ["The formwork is off.", "There is honeycombing."])).toEqual({
    content: "The formwork is off. There is honeycombing.",
    description: null,
    segments: [{ start: 0, end: 1.2, text: "The formwork is off." }],
  });
});

test("text added before and between sentences is trimmed too, and a space makes no piece", () => {
  const text = "Buenas. Ya quitamos la cimbra. Ojo: Hay huecos a unos 14 cm.";
  const pieces = piecesOf({ text, description: null, segments: SENTENCES });
  expect(pieces.map((piece) => piece.text)).toEqual([
    "Buenas.",
    "Ya quitamos la cimbra.",
    "Ojo:",
    "Hay huecos a unos 14 cm.",
  ]);
});
