import { describe, expect, test } from "vitest";
import { itemsForLocale, plainTextOf } from "./queries";
import type { HelpItemView } from "./view";

function item(id: string, language: "en" | "es", slug: string | null): HelpItemView {
  const fixed = { title: id, content: "x", displayOrder: 0, isActive: true, createdAt: "", updatedAt: "" };
  return { id, language, slug, ...fixed };
}

describe("itemsForLocale", () => {
  const items = [
    item("a-en", "en", "a"),
    item("b-es", "es", "b"),
    item("c", "en", null),
    item("a-es", "es", "a"),
    item("d-en", "en", "d"),
  ];

  test.each([
    ["en", ["a-en", "b-es", "c", "d-en"]],
    ["es", ["b-es", "c", "a-es", "d-en"]],
  ] as const)("shows each item once to a reader of %s, in their language where it has it", (locale, ids) => {
    expect(itemsForLocale(items, locale).map(({ id }) => id)).toEqual(ids);
  });

  test("knows an item by all its ids, and links to its slug", () => {
    expect(itemsForLocale(items, "es").map(({ anchor, ids }) => [anchor, ids])).toEqual([
      ["b", ["b-es"]],
      ["c", ["c"]],
      ["a", ["a-en", "a-es"]],
      ["d", ["d-en"]],
    ]);
  });
});

test("plain text keeps the words of Markdown and nothing else", () => {
  const markdown =
    "## Steps\n\n1. Open **[Businesses](/businesses)**.\n2. Press `Go`\n\n- one\n\n| A | B |\n|---|---|\n| c | d |";
  expect(plainTextOf(markdown)).toBe("Steps Open Businesses. Press Go one A B c d");
});
