import compile from "icu-minify/compile";

/** Loader of Turbopack: parses a namespace's texts when the app is built, so that no browser needs the parser. */
export default function compileTexts(source) {
  return JSON.stringify(compileAll(JSON.parse(source)));
}

function compileAll(texts) {
  if (typeof texts === "string") return compile(texts);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileAll(text)]));
}
