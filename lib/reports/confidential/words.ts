/** A text as the patterns here read it: lower case, without accents. */
export function normalizeText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words of a plain text, with apostrophes and numbers. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\d']+/gu) ?? [];
}

type Lines = readonly string[];

/**
 * Any of these, as whole words. Each may be a regular expression; a space in it matches any white space, `[- ]` a hyphen as
 * well, ` ?` none, too, and `{name}` any of that list.
 */
export function anyOf(lines: Lines, lists: Readonly<Record<string, Lines>> = {}): RegExp {
  const listed = (_: string, name: string) => {
    const words = lists[name] ?? [];
    return words.length > 1 ? `(?:${words.join("|")})` : words.join("");
  };
  const each = lines
    .join("|")
    .replace(/\{([a-z][a-z ]*)\}/g, listed)
    .replace(/\[- \]| \?|\s+/g, spaced);
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${each})(?![\p{L}\d])`, "u");
}

function spaced(found: string): string {
  if (found === "[- ]") return String.raw`[-\s]`;
  return found === " ?" ? String.raw`\s?` : String.raw`\s+`;
}

const SMALL =
  String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety
  |uno?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|veint\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)`.replace(
    /\s+/g,
    "",
  );
const HUNDREDS = String.raw`(?:hundred|thousand|cien(?:to)?|(?:dos|tres|cuatro|seis|sete|ocho|nove)cient[oa]s|quinient[oa]s|mil)`;

/** A digit in words. */
export const DIGIT = String.raw`(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)`;

/** A number below a hundred in words, and what may be between two of them. */
export const SPOKEN = String.raw`(?:zero|oh|cero|${SMALL})`;

/** A number of a hundred or more in words: "eleven hundred", "mil doscientos". */
export const LARGE = String.raw`(?:(?:${SMALL}|a)[\s-]+)?${HUNDREDS}(?:[\s-]+(?:and|y|${SMALL}|${HUNDREDS}))*`;
