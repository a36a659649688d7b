import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A color, as lightness, chroma and hue. */
type Oklch = [number, number, number];

const css = readFileSync(new URL("../../app/globals.css", import.meta.url), "utf8");
const light = tokensOf(":root");
const THEMES = { light, dark: { ...light, ...tokensOf(".dark") }, sun: { ...light, ...tokensOf(".sun") } };

const GROUNDS = ["bg", "surface", "sunk"];
/** The texts on a ground that is not the page's. */
const ON_GROUND = [
  ["accent-ink", "accent"],
  ["accent-text", "accent-soft"],
  ["accent-text", "count"],
  ["warn", "accent-soft"],
  ["ink", "accent-soft"],
  ["blue", "blue-soft"],
  ["ok", "ok-soft"],
  ["danger", "danger-soft"],
  ["bg", "ink"],
  ["surface", "danger"],
  ["chosen-ink", "chosen"],
];
const TEXTS = ["ink", "muted", "accent-text", "blue", "ok", "warn", "danger"];
const PAIRS = [...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground])), ...ON_GROUND];

test.each(Object.entries(THEMES))("in the %s theme every text has a contrast of 7:1 or more", (_, tokens) => {
  const low = PAIRS.map(([text = "", ground = ""]) => ({
    pair: `${text} on ${ground}`,
    contrast: contrast(colorOf(tokens, text), colorOf(tokens, ground)),
  })).filter((found) => found.contrast < 7);
  expect(low).toEqual([]);
});

/** The custom properties of a rule. */
function tokensOf(selector: string): Record<string, string> {
  const [, rule = ""] = css.split(`${selector} {`);
  const [declared = ""] = rule.split("}");
  return Object.fromEntries(
    [...declared.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name ?? "", value ?? ""]),
  );
}

function colorOf(tokens: Record<string, string>, name: string): Oklch {
  const value = tokens[name] ?? "";
  const [, other] = /^var\(--(.+)\)$/.exec(value) ?? [];
  if (other) return colorOf(tokens, other);
  const [lightness, chroma, hue] = (/^oklch\((.+)\)$/.exec(value)?.[1] ?? "").split(" ").map(Number);
  if (lightness === undefined || chroma === undefined || hue === undefined)
    throw new Error(`${name} is not a color: ${value}`);
  return [lightness, chroma, hue];
}

/** As WCAG defines it. */
function contrast(one: Oklch, other: Oklch): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Of a color of sRGB; what is outside of it is clipped, as by a screen. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const [red = 0, green = 0, blue = 0] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
