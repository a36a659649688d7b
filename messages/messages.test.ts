import { createTranslator } from "next-intl";
import { describe, expect, test } from "vitest";
import { argumentsOf } from "./message-arguments";
import { findUses } from "./message-uses";
import en from "./en";
import es from "./es";

type Tree = { [key: string]: string | Tree };

/** Every text by its key from the root, as in `mail.resetSubject`. */
function textsOf(tree: Tree, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[prefix + key, value] as [string, string]]
      : textsOf(value, `${prefix}${key}.`),
  );
}

const LANGUAGES = { en: new Map(textsOf(en)), es: new Map(textsOf(es)) };
const KEYS = [...LANGUAGES.en.keys()];

// The report and kickoff dialogs say "folder"; every other text says "task".
const SAYS_FOLDER = /^(report|reportPaper|kickoff)\.|^errors\.report|^issues\.(folder|noFolders|tooMany)/;

/** Where the crew works, as opposed to the office. */
const SAYS_OBRA = [
  "about.lead",
  "common.description",
  "guide.updateHint",
  "landing.metaTitle",
  "landing.metaDescription",
  "landing.hero.title",
  "landing.demo.caption",
  "landing.demo.workerRole",
  "landing.features.title",
  "landing.features.liveBody",
  "voice.glossaryHint",
];

function lastPart(key: string): string {
  return key.slice(key.lastIndexOf(".") + 1);
}

describe("the messages", () => {
  test("are there in both languages", () => {
    expect([...LANGUAGES.es.keys()].sort()).toEqual(KEYS.toSorted());
  });

  test("call a task a task: no text says folder", () => {
    const all = [...LANGUAGES.en, ...LANGUAGES.es].filter(([key]) => !SAYS_FOLDER.test(key));
    expect(all.filter(([, text]) => /\bfolder|\bcarpeta/i.test(text))).toEqual([]);
  });

  test("call the updates without a task Unassigned, except in the report form, which says Unorganized", () => {
    const named = [...LANGUAGES.en].filter(([, text]) => /unorganized/i.test(text)).map(([key]) => key);
    expect(named).toEqual(["issues.noFolders", "report.unorganized", "report.chooseFolder"]);
  });

  test("call a project a proyecto in Spanish: obra is only where the crew works", () => {
    const named = [...LANGUAGES.es].filter(([, text]) => /\bobras?\b/i.test(text)).map(([key]) => key);
    expect(named).toEqual(SAYS_OBRA);
    const sites = [...LANGUAGES.es].filter(([, text]) => /\bsitios?\b/i.test(text)).map(([key]) => key);
    expect(sites).toEqual(["errors.foreignOrigin", "recorder.hints.refused"]);
  });

  test("promise nothing that is not built: no analytics, no advanced reports", () => {
    const all = [...LANGUAGES.en, ...LANGUAGES.es];
    expect(
      all.filter(([, text]) =>
        /analytic|analítica|anal[ií]tico|advanced report|reportes? avanzad/i.test(text),
      ),
    ).toEqual([]);
  });

  test("are filled in with the same arguments and tags in both languages", () => {
    const needs = (texts: Map<string, string>) =>
      KEYS.map((key) => `${key}: ${argumentsOf(texts.get(key) ?? "").join(", ")}`);
    expect(needs(LANGUAGES.es)).toEqual(needs(LANGUAGES.en));
  });

  test("are never empty, and have no space at their ends", () => {
    const all = [...LANGUAGES.en, ...LANGUAGES.es];
    expect(all.filter(([, text]) => text === "" || text !== text.trim())).toEqual([]);
  });

  test.each(["en", "es"] as const)("can be put together in %s", (locale) => {
    const failures: string[] = [];
    const onError = (error: Error) => failures.push(error.message);
    const translator = createTranslator({ locale, messages: locale === "en" ? en : es, onError });
    // Its type wants each key's own arguments, which are read from the texts here.
    const fill = translator.markup as unknown as (key: string, values: Record<string, unknown>) => string;
    for (const [key, text] of LANGUAGES[locale]) {
      const values: Record<string, unknown> = {};
      for (const name of argumentsOf(text))
        values[name.replace(/[<>]/g, "")] = name.startsWith("<") ? String : 2;
      fill(key, values);
    }
    expect(failures).toEqual([]);
  });

  test("are all used, and every key that the code uses can be told", () => {
    const { named, open, unclear, words } = findUses(KEYS);
    const isUsed = (key: string) => named.has(key) || (open.has(key) && words.has(lastPart(key)));
    expect(unclear).toEqual([]);
    expect(KEYS.filter((key) => !isUsed(key))).toEqual([]);
  }, 60_000);

  test.each([
    ["Hello", []],
    ["{name} joined {project}", ["name", "project"]],
    ["{count, plural, =0 {none} one {one} other {# of {total}}}", ["count", "total"]],
    ["by {role, select, owner {the owner} other {<b>{name}</b>}}", ["<b>", "name", "role"]],
    ["on {day, date, ::MMMd}", ["day"]],
  ])("%s needs %j", (message, needed) => {
    expect(argumentsOf(message)).toEqual(needed);
  });
});
