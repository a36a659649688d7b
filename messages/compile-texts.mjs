import compile from "icu-minify/compile";

/** @typedef {string | { [key: string]: Texts }} Texts */

/**
 * Loader of Turbopack: parses a namespace's texts when the app is built, so that no browser needs the parser.
 * @param {string} source
 */
export default function compileTexts(source) {
  return JSON.stringify(compileAll(JSON.parse(source)));
}

/**
 * @param {Texts} texts
 * @returns {unknown}
 */
function compileAll(texts) {
  if (typeof texts === "string") return compile(texts);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileAll(text)]));
}
