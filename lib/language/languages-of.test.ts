import { expect, test } from "vitest";
import { languagesOf } from "./languages-of";
import { isRight, NAMES, SETS, siteSentences, wordCount } from "./site-sentences";

const sentences = SETS.flatMap((set) => siteSentences(set).map((sentence) => ({ set, sentence })));
const wrong = (some: typeof sentences) =>
  some.filter(({ set, sentence }) => !isRight(set, languagesOf(sentence, NAMES)));

test("the set has at least 300 sentences, each once", () => {
  expect(new Set(sentences.map(({ sentence }) => sentence)).size).toBe(sentences.length);
  expect(sentences.length).toBeGreaterThanOrEqual(300);
});

test("at least 98 % of the sentences of three words or more are told right", () => {
  const long = sentences.filter(({ sentence, set }) => set !== "none" && wordCount(sentence) >= 3);
  expect(wrong(long).length / long.length, JSON.stringify(wrong(long))).toBeLessThanOrEqual(0.02);
});

test("shorter ones mostly are", () => {
  const short = sentences.filter(({ sentence, set }) => set !== "none" && wordCount(sentence) < 3);
  expect(wrong(short).length / short.length, JSON.stringify(wrong(short))).toBeLessThanOrEqual(0.1);
});

test("numbers, codes and names alone have no language", () => {
  expect(wrong(sentences.filter(({ set }) => set === "none"))).toEqual([]);
});

test.each([
  ["EL BAÑO ESTÁ LISTO", ["es"]],
  ["THE BATH IS READY", ["en"]],
  ['Write "lista para pintar" on the door', ["en"]],
  ["Tuwo po ang semento sa kanto, pakikuha bukas nang umaga", ["tl"]],
  ["", []],
])("%j is in %j", (text, languages) => {
  expect(languagesOf(text)).toEqual(languages);
});
