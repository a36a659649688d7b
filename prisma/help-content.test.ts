import { describe, expect, test } from "vitest";
import { editFaqInput, editGuideInput } from "@/lib/help/schema";
import { LOCALES } from "@/lib/i18n/locale";
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

describe.each([
  ["help_faqs", 24, editFaqInput],
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
