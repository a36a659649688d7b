/** A text as the patterns here read it: lower case, without accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * Any of these, as whole words. Each may be a regular expression; a space in it matches any white space, `[- ]` a hyphen as
 * well, and ` ?` none, too.
 */
export function anyOf(words: string): RegExp {
  const each = words
    .trim()
    .split(/\s*\|\s*/)
    .map((word) => word.replace(/\[- \]| \?|\s+/g, spaced));
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${each.join("|")})(?![\p{L}\d])`, "u");
}

function spaced(found: string): string {
  if (found === "[- ]") return String.raw`[-\s]`;
  return found === " ?" ? String.raw`\s?` : String.raw`\s+`;
}
