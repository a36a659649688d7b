import { expect, test } from "vitest";
import { languagesOf } from "./languages-of";
import { isRight, NAMES, SETS, siteNotes, siteSentences, wordCount } from "./site-sentences";
import { addPretendLanguage, PRETEND } from "@/sandbox/fixtures/pretend-language";

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

test.each([
  ["notes-1.txt", 1],
  // In these, two notes have no language: "?" and "3x4", and "ok" twice.
  ["notes-2.txt", 2],
  ["notes-4.txt", 2],
  ["notes-3.txt", 0],
  // Kept apart: no word was added for it.
  ["notes-5.txt", 1],
])(
  "of 300 short notes by somebody who had not seen the code, no more are told wrong (%s: %d)",
  (file, most) => {
    const notes = siteNotes(file);
    expect(notes).toHaveLength(300);
    const told = notes.filter(({ language, author, text }) => languagesOf(text, [], author)[0] !== language);
    expect(told.length, JSON.stringify(told)).toBeLessThanOrEqual(most);
  },
);

test("where a few words say little, their author's language decides, and only there", () => {
  expect(languagesOf("Total", [], "es")).toEqual(["es"]);
  expect(languagesOf("Total", [], "en")).toEqual(["en"]);
  expect(languagesOf("The permit is posted", [], "es")).toEqual(["en"]);
});

test("numbers, codes and names alone have no language", () => {
  expect(wrong(sentences.filter(({ set }) => set === "none"))).toEqual([]);
});

test.each([
  ["EL BAÑO ESTÁ LISTO", ["es"]],
  ["THE BATH IS READY", ["en"]],
  ['Write "lista para pintar" on the door', ["en"]],
  ["Tuwo po ang semento sa kanto, pakikuha bukas nang umaga", ["tl"]],
  ["Le béton est prêt, on peut commencer à poser le carrelage demain matin", ["fr"]],
  ["工地今天下雨，明天再来。", ["zh"]],
  ["", []],
])("%j is in %j", (text, languages) => {
  expect(languagesOf(text)).toEqual(languages);
});

test("a text by somebody who reads a language without words is in it, unless most of its words are known", () => {
  addPretendLanguage();
  expect(languagesOf("Da slabba iss poorda", [], PRETEND)).toEqual([PRETEND]);
  expect(languagesOf("Total", [], PRETEND)).toEqual([PRETEND]);
  expect(languagesOf("The slab is poured", [], PRETEND)).toEqual(["en"]);
  expect(languagesOf("La losa está lista", [], PRETEND)).toEqual(["es"]);
  expect(languagesOf("4 x 6", [], PRETEND)).toEqual([]);
  expect(languagesOf("Da slabba iss poorda", [], "und")).toEqual(languagesOf("Da slabba iss poorda"));
});
