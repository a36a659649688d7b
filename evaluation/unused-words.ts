import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { translations, TRANSLATION_LISTS } from "./lists";
import { bareOf } from "@/lib/translation/guard/token";
import { patternOf } from "@/lib/translation/guard/words";

const FOLDER = "lib/translation/guard/words";
/** Rules about lists, signs and units. */
const NO_WORDS = ["both"];
/** Files whose lines are patterns, which are written with accents; the others have words. */
const PATTERNS = ["en", "es", "kept", "names", "opposites"];

/** Numbers, names and words of the trade from before each new line had to come with a pair. Lower it, never raise it. */
export const MOST_UNUSED = 637;

/** The lines of the guard's lists of which no pair has a word: nothing shows what they are good for. */
export function unusedWords(): string[] {
  const texts = TRANSLATION_LISTS.flatMap(translations).flatMap(({ original, translation }) => [
    original,
    translation,
  ]);
  const [all, bare] = [texts.join("\n"), bareOf(texts.join("\n"))];
  return globSync(`${FOLDER}/*.json`).flatMap((path) => {
    const name = basename(path, ".json");
    if (NO_WORDS.includes(name)) return [];
    const lists = JSON.parse(readFileSync(path, "utf8")) as Record<string, string[]>;
    return Object.entries(lists).flatMap(([list, lines]) =>
      (list === "//" ? [] : lines)
        .filter((line) =>
          PATTERNS.includes(name)
            ? !isIn(name.length === 2 ? line.split(" = ").slice(0, 1) : line.split(/ = | <> /), all, bare)
            : !patternOf(line.split(/ = |,/).map(formsOf)).test(bare),
        )
        .map((line) => `${name}: ${list}: ${line}`),
    );
  });
}

function isIn(patterns: string[], all: string, bare: string): boolean {
  return patterns.some((pattern) => [all, bare].some((text) => patternOf([pattern], "imu").test(text)));
}

/** As the guard reads an entry: `paint*` is all that begins so, `roj/` rojo, roja, rojos and rojas. */
function formsOf(entry: string): string {
  const word = bareOf(entry.replace("~", "").replaceAll("_", " "));
  if (word.endsWith("*")) return `${word.slice(0, -1)}L*`;
  return word.endsWith("/")
    ? `${word.slice(0, -1)}[oa]s?`
    : `${word.replace(/[yz]$/, "(?:$&|ie|c)")}(?:e?s)?`;
}
