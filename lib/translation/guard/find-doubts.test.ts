import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { DoubtKind } from "./doubt";
import { findDoubts } from "./find-doubts";

/** `number | es>en | original | translation`; the faithful ones have no kind. */
function pairs(file: string) {
  const lines = readFileSync(join(import.meta.dirname, "../pairs", file), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    const [languages = "", original = "", translation = ""] = cells.slice(-3);
    const [from = "", to = ""] = languages.split(">");
    return { line, kind: cells.at(-4) as DoubtKind | undefined, pair: { from, to, original, translation } };
  });
}

const changed = pairs("changed.txt");
const faithful = pairs("faithful.txt");

test("every changed translation is doubted, for the right reason", () => {
  expect(changed.length).toBeGreaterThanOrEqual(120);
  const missed = changed.filter(({ pair, kind }) => !findDoubts(pair).some((doubt) => doubt.kind === kind));
  expect(missed.map(({ line }) => line)).toEqual([]);
});

test("at most 4 of 120 faithful ones are", () => {
  expect(faithful.length).toBeGreaterThanOrEqual(120);
  const doubted = faithful.filter(({ pair }) => findDoubts(pair).length > 0);
  const lines = doubted.map(({ line, pair }) => `${line} ${JSON.stringify(findDoubts(pair))}`);
  expect(lines.length, lines.join("\n")).toBeLessThanOrEqual(4);
});

test("a second list, by a translator who had not seen the guard, is at most 2 worse in each", () => {
  const second = pairs("second-list.txt");
  const wrong = second.filter(({ kind }) => kind !== undefined);
  expect([wrong.length, second.length]).toEqual([40, 80]);
  const missed = wrong.filter(({ pair }) => findDoubts(pair).length === 0).map(({ line }) => line);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(2);
  const doubted = second.filter(({ kind, pair }) => kind === undefined && findDoubts(pair).length > 0);
  expect(doubted.length, doubted.map(({ line }) => line).join("\n")).toBeLessThanOrEqual(2);
});

test("a doubt's quotes are at its positions in both texts", () => {
  for (const { pair } of [...changed, ...faithful]) {
    for (const { original, translated, originalAt, translatedAt } of findDoubts(pair)) {
      expect(original).toBe(originalAt ? pair.original.slice(originalAt.start, originalAt.end) : "");
      expect(translated).toBe(
        translatedAt ? pair.translation.slice(translatedAt.start, translatedAt.end) : "",
      );
      expect(original + translated).not.toBe("");
    }
  }
});
