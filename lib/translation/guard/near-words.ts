import type { Fact } from "./fact";
import { bareOf } from "./token";

/** How far from a number its noun is looked for. */
const NEAR = 40;

export function wordAfter(text: string, { end }: Fact): string {
  return bareOf(/^ (\p{L}+)/u.exec(text.slice(end, end + NEAR))?.[1] ?? "");
}

export function wordBefore(text: string, { start }: Fact): string {
  if (!/^\p{L} $/u.test(text.slice(start - 2, start))) return "";
  return bareOf(/(?<!\p{L})(\p{L}{1,40}) $/u.exec(text.slice(Math.max(0, start - NEAR), start))?.[1] ?? "");
}
