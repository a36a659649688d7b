import { expect, test } from "vitest";
import { figures } from "./figures";

/** `npm run evaluate` tries every line. */
const EVERY = 12;

test.each(figures(EVERY))("of a sample of $list, at most $most of $of", ({ wrong, most }) => {
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(most);
});
