import { expect, test, vi } from "vitest";
import { languagesOf } from "./languages-of";
import { addPretendLanguage, PRETEND } from "@/sandbox/fixtures/pretend-language";

test("where a few words say little, their author's language decides, and only there", () => {
  expect(languagesOf("Total", [], "es")).toEqual(["es"]);
  expect(languagesOf("Total", [], "en")).toEqual(["en"]);
  expect(languagesOf("The permit is posted", [], "es")).toEqual(["en"]);
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

test("names are prepared once for all texts of a project, and left out in any case, the longest first", () => {
  const names = ["Ana", "Ana Torres", "Torre Norte", "Will"];
  const prepared = vi.spyOn(RegExp, "escape");
  expect(languagesOf("ana torres", names)).toEqual([]);
  expect(languagesOf("Torre Norte Ana, Will", names)).toEqual([]);
  expect(languagesOf("will the torre norte be ready", names)).toEqual(["en"]);
  expect(prepared).toHaveBeenCalledTimes(names.length);
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
