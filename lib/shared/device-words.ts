/** A name of what a request came from, and the sign by which browsers give it away. */
type Names = readonly (readonly [RegExp, string])[];

/** Most browsers also call themselves Chrome or Safari: the first that fits. */
const BROWSERS: Names = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|OPT\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const SYSTEMS: Names = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

/** Browser and system in words that people know them by, as the request's `User-Agent` claims; null for what is none of ours. */
export function deviceWords(userAgent: string | null | undefined): {
  browser: string | null;
  system: string | null;
} {
  const first = (names: Names) => names.find(([sign]) => sign.test(userAgent ?? ""))?.[1] ?? null;
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}
