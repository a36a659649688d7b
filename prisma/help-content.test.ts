import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { editFaqInput, editGuideInput } from "@/lib/help/schema";
import { LOCALES } from "@/lib/i18n/locale";
import { loadMessages } from "@/lib/i18n/messages";
import { LANGUAGE_RULES } from "@/lib/shared/language-rules";
import { paths } from "@/lib/shared/paths/paths";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";

interface Item {
  slug: string;
  language: string;
  title: string;
  content: string;
}

/** The pages that help may link to. */
const PAGES = [
  paths.auth(),
  paths.billing(),
  paths.businesses(),
  paths.dashboard(),
  paths.forgotPassword(),
  paths.help(),
  paths.privacy(),
  paths.projects(),
  paths.settings(),
  paths.waiting(),
];

const items: Record<string, Item[]> = {};

const database = await forThisFile(createTestDatabase());
const sql = await connect(database.url);
for (const table of ["help_faqs", "help_support_guides"])
  items[table] = (await sql.query<Item>(`SELECT slug, language, title, content FROM ${table}`)).rows;
await sql.end();

const all = () => Object.values(items).flat();
const withoutEnd = (text: string) => text.replace(/[.…:?]+$/, "");

function textsOf(tree: object): string[] {
  return Object.values(tree).flatMap((value: string | object) =>
    typeof value === "string" ? value : textsOf(value),
  );
}

const BEFORE_NAMES = /(?:press|presses|choose|under|with|or|toca|tocar|elige|activa|en|con|o)/.source;

test.each(LOCALES)("what help says to press, choose or look under is on screen, in %s", async (locale) => {
  const texts = textsOf(await loadMessages(locale));
  // Also each choice of a text that has several, and what is before the first.
  const parts = texts.flatMap((text) => [text, ...text.split(/[{}]/)]);
  const names = new Set(parts.map((part) => withoutEnd(part.trim())));
  const told = all()
    .filter(({ language }) => language === locale)
    .flatMap(({ slug, content }) =>
      [...content.matchAll(new RegExp(`\\b${BEFORE_NAMES} \\*\\*([^*]+)\\*\\*`, "gi"))].map(
        ([, name = ""]) => ({ slug, name }),
      ),
    );
  expect(told.length).toBeGreaterThan(50);
  expect(told.filter(({ name }) => !names.has(withoutEnd(name)))).toEqual([]);
});

test("help calls the updates without a task what the screens call them", () => {
  const otherwise = /unassigned|no folder\b|sin (?:asignar|tarea|carpeta)\b/i;
  expect(all().filter(({ content }) => otherwise.test(content))).toEqual([]);
});

test.each([
  ["photos", "lib/photos/limits.ts", /UPDATE_PHOTOS = (\d+)/, /(?:up to|hasta) (\d+)[,;]/],
  ["photos", "lib/photos/limits.ts", /REPLY_PHOTOS = (\d+)/, /(?:message up to|chat, hasta) (\d+),/],
  ["notifications", "lib/notifications/deliver/digests.ts", /const HOUR = (\d+)/, / (\d+):00,/],
  ["delete-account", "lib/deletion/own-deletion.ts", /DAYS_TO_TAKE_BACK = (\d+)/, /(\d+) (?:days|días);/],
  ["account-and-data", "lib/deletion/own-deletion.ts", /DAYS_TO_TAKE_BACK = (\d+)/, /(\d+) (?:days|días)\. /],
  ["no-signal", "components/offline/keep-recent.ts", /KEPT_MS = (\d+) \* 24/, /(\d+) (?:days|días)/],
  ["what-workers-need", "lib/account/schema.ts", /const LEAST = (\d+)/, /(\d+) (?:characters|caracteres)/],
])("in %s help says what %s does", (slug, file, set, told) => {
  const inCode = set.exec(readFileSync(file, "utf8"))?.[1];
  const inHelp = all()
    .filter((item) => item.slug === slug)
    .map(({ content }) => told.exec(content)?.[1]);
  expect(inHelp).toEqual(inHelp.map(() => inCode));
  expect(inHelp.length).toBeGreaterThan(1);
});

describe.each([
  ["help_faqs", 27, editFaqInput],
  ["help_support_guides", 10, editGuideInput],
])("a new database's %s", (table, least, schema) => {
  const listed = () => items[table] ?? [];

  test("are complete in each language that has them, each once", () => {
    const slugs = (language: string) =>
      listed()
        .filter((item) => item.language === language)
        .map(({ slug }) => slug)
        .sort();
    expect(slugs("en").length).toBeGreaterThanOrEqual(least);
    for (const locale of LOCALES)
      expect(slugs(locale)).toEqual(LANGUAGE_RULES[locale].hasHelp ? slugs("en") : []);
    expect(new Set(listed().map(({ title }) => title)).size).toBe(listed().length);
  });

  test("could be saved in the console as they are", () => {
    for (const item of listed()) expect(schema.safeParse(item)).toMatchObject({ success: true });
  });

  test("say what people see where no AI service is set up", () => {
    const outdated = /is off\b|está apagada|where an AI service|donde hay un servicio de IA/;
    expect(listed().filter(({ content }) => outdated.test(content))).toEqual([]);
  });

  test("link only to pages that exist", () => {
    const links = listed().flatMap(({ content }) =>
      [...content.matchAll(/\]\(([^)\s]*)\)/g)].map(([, href]) => href),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !PAGES.includes(href ?? ""))).toEqual([]);
  });
});
