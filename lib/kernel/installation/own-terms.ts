import { readFile } from "node:fs/promises";
import { env } from "@/lib/kernel/env";
import { log } from "@/lib/kernel/log";
import { type Language, LANGUAGES } from "@/lib/shared/languages";
import { trimmed } from "@/lib/shared/trimmed";

/**
 * The operator's own terms as Markdown, in the reader's language or else in another one; null where there are none. `file` may
 * contain `{language}`.
 */
export async function ownTerms(
  language: Language,
  file: string | undefined = env.TERMS_FILE,
): Promise<string | null> {
  if (file === undefined) return null;
  for (const one of [language, ...Object.keys(LANGUAGES)]) {
    const text = await readText(file.replaceAll("{language}", one));
    if (text !== null) return text;
  }
  log.error("no file that TERMS_FILE names has a text: /terms shows the built-in one");
  return null;
}

/** Null for a file that is missing or blank. */
async function readText(path: string): Promise<string | null> {
  const text = await readFile(/* turbopackIgnore: true */ path, "utf8").catch(() => "");
  return trimmed(text) === "" ? null : text;
}
