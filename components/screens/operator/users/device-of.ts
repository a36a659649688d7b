const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/(Firefox|FxiOS)\//, "Firefox"],
  [/(HeadlessChrome|Chrome|CriOS)\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** "Chrome, Android" for a user agent; null for one that says neither. */
export function deviceOf(userAgent: string | null): string | null {
  if (userAgent === null) return null;
  const found = [BROWSERS, SYSTEMS].map((table) => table.find(([pattern]) => pattern.test(userAgent))?.[1]);
  return found.filter(Boolean).join(", ") || null;
}
