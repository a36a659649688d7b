import fc from "fast-check";
import { expect, it } from "vitest";
import { trimmed } from "./trimmed";

/** Each draws nothing: white space, controls, joiners, direction marks, tags, blank letters of Korean and Braille. */
const UNSEEN = Array.from(
  [
    " \t\n\r\u0085\u00a0\u2003\u2028\u3000\ufeff",
    "\u0001\u001b\u007f\u009f",
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u180b\u180e\u3164\uffa0\u2800",
    "\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2064\u2066\u2069\u206f",
    "\ufe0f\ufff9\ufffb\u{e0001}\u{e007f}\u{e0100}\u{1d173}",
  ].join(""),
);

it.each(UNSEEN)("%j alone is blank", (character) => {
  expect(trimmed(character)).toBe("");
});

it("so is any mixture of them, of any length", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...UNSEEN)), (parts) => {
      expect(trimmed(parts.join(""))).toBe("");
    }),
  );
});

it.each([
  ["  Rosa \n", "Rosa"],
  ["\u200bRosa\u2060", "\u200bRosa\u2060"],
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["👩‍👩‍👧‍👦 ❤️ 🏴󠁧󠁢󠁷󠁬󠁳󠁿", "👩‍👩‍👧‍👦 ❤️ 🏴󠁧󠁢󠁷󠁬󠁳󠁿"],
  ["\u2800.", "\u2800."],
  ["\u0602", "\u0602"],
  ["⠿", "⠿"],
])("%j can be seen, and keeps everything but the space around it", (text, kept) => {
  expect(trimmed(text)).toBe(kept);
});
