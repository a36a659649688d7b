import type { Value } from "./read-values";
import type { Token } from "./token";
import { type GuardLanguage, SIGNS, UNITS } from "./words";

const FILLERS = new Set([
  "de",
  "of",
  "a",
  "an",
  "square",
  "cubic",
  "-",
  "more",
  "full",
  "whole",
  "working",
  "business",
  "calendar",
  "straight",
]);

/** A whole number may be an hour; what is measured is also counted in a smaller unit, days in those that people say for weeks. */
export function keysOf(value: number, unit?: string): string[] {
  const keys = Number.isInteger(value) ? [String(value)] : [value.toFixed(3)];
  if (Number.isInteger(value) && value <= 24 && !unit) keys.push(`t${(value % 12) * 60}`);
  // Three quarters are 75 percent.
  if (unit === "percent") keys.push(`=part${(value / 100).toFixed(2)}`);
  if (!unit && value < 1) keys.push(`=part${value.toFixed(2)}`);
  const counted = unit === "day" ? ({ 15: 14, 8: 7 }[value] ?? value) : value;
  const smaller = unit === undefined ? undefined : IN_SMALLER[unit];
  if (!smaller) return keys;
  const [base, times] = smaller;
  return [...keys, `=${base}${Math.round(counted * times * 100) / 100}`];
}

/** Units that are as many of a smaller one. */
const IN_SMALLER: Readonly<Record<string, readonly [string, number] | undefined>> = {
  minute: ["minute", 1],
  hour: ["minute", 60],
  day: ["minute", 24 * 60],
  week: ["minute", 7 * 24 * 60],
  month: ["month", 1],
  year: ["month", 12],
  inch: ["inch", 1],
  foot: ["inch", 12],
  yard: ["inch", 36],
  quart: ["quart", 1],
  gallon: ["quart", 4],
  mm: ["mm", 1],
  cm: ["mm", 10],
  metre: ["mm", 1000],
  km: ["mm", 1_000_000],
  gram: ["gram", 1],
  kilo: ["gram", 1000],
  ounce: ["ounce", 1],
  pound: ["ounce", 16],
  pint: ["quart", 0.5],
};

/** Units that are written out or abbreviated: "pounds per square inch", "libras por pulgada cuadrada". */
const COMPOUND: readonly (readonly [unit: string, words: RegExp])[] = [
  ["psi", /^(?:pounds|libras) (?:per|por) (?:square inch|pulgada cuadrada)/],
  ["psf", /^(?:psf|(?:pounds|libras) (?:per|por) (?:square foot|pie cuadrado))/],
  ["mph", /^(?:mph|miles (?:per|an) hour|millas por hora)/],
  ["gallon", /^gpm/],
  ["foot", /^cfm/],
];

const COMPOUND_BEGINS = new Set(["pounds", "libras", "psf", "mph", "miles", "millas", "gpm", "cfm"]);

function compoundUnitAt(tokens: Token[], at: number): { unit: string; next: number } | undefined {
  if (!COMPOUND_BEGINS.has(tokens[at]?.bare ?? "")) return undefined;
  const words = tokens
    .slice(at, at + 4)
    .map(({ bare }) => bare)
    .join(" ");
  for (const [unit, pattern] of COMPOUND) {
    const found = pattern.exec(words)?.[0];
    if (found) return { unit, next: at + found.split(" ").length };
  }
  return undefined;
}

export function unitAfter(tokens: Token[], at: number, { next }: Value, language: GuardLanguage) {
  const suffix = /^\d+(\p{L}{1,3})$/u.exec(tokens[at]?.bare ?? "")?.[1];
  if (suffix)
    return {
      unit: suffix === "in" ? "inch" : (UNITS.get(suffix) ?? (suffix === "m" ? "metre" : undefined)),
      next,
    };
  if (tokens[at - 1]?.bare === "$") {
    // "$500 pesos".
    const named = UNITS.get(tokens[next]?.bare ?? "");
    return named === "peso" || named === "dollar"
      ? { unit: named, next: next + 1 }
      : { unit: "dollar", next };
  }
  if (tokens[next]?.bare === "por" && tokens[next + 1]?.bare === "ciento")
    return { unit: "percent", next: next + 2 };
  const sign = SIGNS.get(tokens[next]?.bare ?? "");
  if (sign && tokens[next]?.start === tokens[next - 1]?.end) return { unit: sign, next: next + 1 };
  // An ordinal is no unit.
  const inside = tokens
    .slice(next - at === 1 ? next : at, next)
    .map(({ bare }) => UNITS.get(bare))
    .find(Boolean);
  if (inside) return { unit: inside, next };
  const compound = compoundUnitAt(tokens, next);
  if (compound) return compound;
  const from = FILLERS.has(tokens[next]?.bare ?? "") ? next + 1 : next;
  const unit = UNITS.get(tokens[from]?.bare ?? "");
  // "Dos segundo piso": an ordinal is no unit.
  const isUnit = unit !== undefined && !(unit === "second" && language === "es" && from !== next);
  return isUnit ? { unit, next: from + 1 } : { unit: undefined, next };
}
