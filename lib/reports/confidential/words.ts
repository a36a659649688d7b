/** A text as the patterns here read it: lower case, without accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Any of these, as whole words. Each may be a regular expression; spaces in it match any white space. */
export function anyOf(words: string): RegExp {
  const each = words
    .trim()
    .split(/\s*\|\s*/)
    .map((word) => word.replace(/\s+/g, String.raw`\s+`));
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${each.join("|")})(?![\p{L}\d])`, "u");
}
