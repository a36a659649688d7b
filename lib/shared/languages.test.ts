import { resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { languageInPrompts, languageWith } from "./language-rules";
import { addPretendLanguage, PRETEND } from "@/sandbox/fixtures/pretend-language";

const LANGUAGES = resolve("lib/shared/languages.ts");

/** What has to know each language, apart from its own folder of texts. */
const COMPLETE = [
  "app/global-error.tsx",
  "lib/i18n/dates.ts",
  "lib/i18n/messages.ts",
  "lib/i18n/report-paper.ts",
  "lib/i18n/template-texts.ts",
  "lib/shared/language-rules.ts",
];

/** The files among COMPLETE that the compiler refuses when the list of languages is this text. */
function refusedWith(changed: (languages: string) => string): string[] {
  const { config } = ts.readConfigFile("tsconfig.json", (name) => ts.sys.readFile(name)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const host = ts.createCompilerHost({ ...options, incremental: false });
  const readFile = host.readFile.bind(host);
  host.readFile = (name) => (resolve(name) === LANGUAGES ? changed(readFile(name) ?? "") : readFile(name));
  // A module is augmented only where something imports it.
  const files = [...COMPLETE, "components/providers/messages-provider.tsx"];
  const program = ts.createProgram(files, { ...options, incremental: false, skipLibCheck: true }, host);
  return COMPLETE.filter((file) => program.getSemanticDiagnostics(program.getSourceFile(file)).length > 0);
}

test("the compiler refuses a language that has no texts or no rules, in each file that lacks it", () => {
  expect(refusedWith((languages) => languages)).toEqual([]);
  const withPretend = (languages: string) => languages.replace("{ en: ", `{ ${PRETEND}: "Pretend", en: `);
  expect(refusedWith(withPretend)).toEqual(COMPLETE);
}, 60_000);

test("a check has the words of a language only where they are: neither of an unknown language, nor of one without any", () => {
  expect(languageWith("guard", "es-MX")).toBe("es");
  for (const tag of [PRETEND, "pl", "und", "", "constructor"]) expect(languageWith("guard", tag)).toBeNull();
  addPretendLanguage();
  for (const check of ["detection", "guard", "confidential"] as const) {
    expect(languageWith(check, PRETEND)).toBeNull();
    expect(languageWith(check, "en")).toBe("en");
  }
});

test("a service is asked for a language of the product by its description, for any other by its tag", () => {
  expect(languageInPrompts("es")).toContain("tú form");
  expect(languageInPrompts("pl")).toBe("pl");
});
