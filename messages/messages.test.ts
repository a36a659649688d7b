import { createTranslator } from "next-intl";
import { describe, expect, test } from "vitest";
import * as en from "./en";
import * as es from "./es";
import { argumentsOf } from "./message-arguments";
import { findUses } from "./message-uses";
import { LOCALES } from "@/lib/i18n/locale";
import { loadMessages, loadPages } from "@/lib/i18n/messages";

type Tree = { [key: string]: string | Tree };

/** Every text by its key from the root, as in `mail.resetSubject`. */
function textsOf(tree: Tree, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[prefix + key, value] as [string, string]]
      : textsOf(value, `${prefix}${key}.`),
  );
}

const MESSAGES = await Promise.all(
  LOCALES.map(async (locale) => ({
    locale,
    messages: await loadMessages(locale),
    pages: await loadPages(locale),
  })),
);
const LANGUAGES = MESSAGES.map(({ messages }) => new Map(textsOf(messages)));
const ENGLISH = new Map(textsOf(en));
const SPANISH = new Map(textsOf(es));
const KEYS = [...ENGLISH.keys()];
const ALL = LANGUAGES.flatMap((texts) => [...texts]);

// The report and kickoff dialogs say "folder"; every other text says "task".
const SAYS_FOLDER = /^(report|reportPaper|kickoff)\.|^errors\.report|^issues\.(folder|noFolders|tooMany)/;

/** Where the crew works, as opposed to the office. */
const SAYS_OBRA = [
  "about.lead",
  "common.description",
  "diary.title",
  "diary.heading",
  "guide.updateHint",
  "landing.metaTitle",
  "landing.metaDescription",
  "landing.metaFree",
  "landing.hero.title",
  "landing.demo.caption",
  "landing.demo.workerRole",
  "landing.features.title",
  "landing.features.liveBody",
  "project.diary",
  "voice.glossaryHint",
];

function lastPart(key: string): string {
  return key.slice(key.lastIndexOf(".") + 1);
}

describe("the messages", () => {
  test("are there in every language", () => {
    for (const texts of LANGUAGES) expect([...texts.keys()].sort()).toEqual(KEYS.toSorted());
  });

  test("call a task a task: no text says folder", () => {
    const all = ALL.filter(([key]) => !SAYS_FOLDER.test(key));
    expect(all.filter(([, text]) => /\bfolder|\bcarpeta/i.test(text))).toEqual([]);
  });

  test("call the updates without a task Unorganized Updates, wherever they are named", () => {
    const keys = ["tasks.unassigned", "move.unassigned", "recorder.unassigned", "reportPaper.withoutFolder"];
    for (const texts of LANGUAGES)
      expect(new Set(keys.map((key) => texts.get(key)))).toEqual(new Set([texts.get("report.unorganized")]));
    expect(ENGLISH.get("report.unorganized")).toBe("Unorganized Updates");
    const otherwise = ALL.filter(([, text]) => /unassigned|no folder\b|sin (?:tarea|carpeta)\b/i.test(text));
    expect(otherwise.map(([key]) => key)).toEqual([
      "activity.task.unassigned",
      "activity.subtask.unassigned",
      "project.noTaskYet",
    ]);
  });

  test("call a project a proyecto in Spanish: obra is only where the crew works", () => {
    const named = [...SPANISH].filter(([, text]) => /\bobras?\b/i.test(text)).map(([key]) => key);
    expect(named).toEqual(SAYS_OBRA);
    const sites = [...SPANISH].filter(([, text]) => /\bsitios?\b/i.test(text)).map(([key]) => key);
    expect(sites).toEqual(["errors.foreignOrigin", "recorder.hints.refused"]);
  });

  test("call an update an avance, a business an empresa, a connect code a código de conexión and one's settings one's perfil in Spanish", () => {
    expect([...SPANISH].filter(([, text]) => /actualizaci|negocio|códigos? de acceso/i.test(text))).toEqual(
      [],
    );
    const settings = [...SPANISH].filter(([, text]) => /tus ajustes/i.test(text));
    expect(settings.map(([key]) => key)).toEqual(["privacy.deleteBody", "settings.data.deleteGoes"]);
  });

  test("call the role Contributor, colaborador in Spanish: only the badge of an update says Worker", () => {
    const said = ({ locale, messages, pages }: (typeof MESSAGES)[number]) =>
      [...textsOf(messages), [`${locale} pages`, JSON.stringify(pages)] as const]
        .filter(([, text]) => /\bworkers?\b|trabajador/i.test(text))
        .map(([key]) => key);
    const badges = LOCALES.map((locale) => (locale === "en" ? ["updates.worker"] : []));
    expect(MESSAGES.map(said)).toEqual(badges);
  });

  test("say before it is done that withdrawing removes photos, and resetting a password passkeys", () => {
    for (const texts of LANGUAGES) {
      expect(texts.get("updates.withdraw.update.hint")).toMatch(/(photos.*recording|fotos.*grabación)/);
      expect(texts.get("updates.withdraw.comment.hint")).toMatch(/photos|fotos/);
      for (const key of ["auth.resetHint", "takeBackEmail.passwordEnds"])
        expect(texts.get(key)).toMatch(/passkeys.*accounts|llaves de acceso.*cuentas/);
    }
  });

  test("promise nobody's recording to everybody: some are in private messages", () => {
    const said = ALL.filter(([key]) => /^(voice|speechService)\./.test(key));
    expect(said.filter(([, text]) => /everybody|todos|todo el proyecto/.test(text))).toEqual([]);
  });

  test("name the settings of a phone in Spanish as phones of Latin America do", () => {
    expect([...SPANISH].filter(([, text]) => text.includes("Ajustes ›"))).toEqual([]);
  });

  test("promise nothing that is not built: no analytics", () => {
    expect(ALL.filter(([, text]) => /analytic|analítica|anal[ií]tico/i.test(text))).toEqual([]);
  });

  test("are filled in with the same arguments and tags in every language", () => {
    const needs = (texts: Map<string, string>) =>
      KEYS.map((key) => `${key}: ${argumentsOf(texts.get(key) ?? "").join(", ")}`);
    for (const texts of LANGUAGES) expect(needs(texts)).toEqual(needs(ENGLISH));
  });

  test("are never empty, and have no space at their ends", () => {
    expect(ALL.filter(([, text]) => text === "" || text !== text.trim())).toEqual([]);
  });

  test.each(MESSAGES)("can be put together in $locale", ({ locale, messages }) => {
    const failures: string[] = [];
    const onError = (error: Error) => failures.push(error.message);
    const translator = createTranslator({ locale, messages, onError });
    // Its type wants each key's own arguments, which are read from the texts here.
    const fill = translator.markup as unknown as (key: string, values: Record<string, unknown>) => string;
    for (const [key, text] of textsOf(messages)) {
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
  }, 180_000);

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
