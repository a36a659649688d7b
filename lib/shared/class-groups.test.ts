import { globSync, readFileSync } from "node:fs";
import { extendTailwindMerge } from "tailwind-merge";
import { expect, test } from "vitest";
import { mergeClasses } from "./class-groups";

/** What our theme adds to Tailwind's classes. */
const THEME = {
  extend: {
    theme: { radius: ["chip", "button", "player", "card"], shadow: ["float", "card"] },
    classGroups: { "font-weight": [{ font: ["strong", "head"] }] },
  },
};
/** With all of Tailwind's classes. */
const complete = extendTailwindMerge(THEME);

test("of two classes in the code, the later wins where Tailwind's complete groups say so", () => {
  const classes = classesInCode().filter((name) => complete(`${name} ${name}`) === name);
  expect(classes.length).toBeGreaterThan(400);
  const chosen = twoOfEachGroup(classes);
  expect(chosen.length).toBeGreaterThan(50);
  const different: string[] = [];
  for (const first of chosen)
    for (const second of chosen) {
      const pair = `${first} ${second}`;
      if (first !== second && complete(pair) !== mergeClasses(pair))
        different.push(`${pair} → ${complete(pair)}`);
    }
  expect(different).toEqual([]);
});

test.each([
  ["hover:p-2 p-3", "hover:p-2 p-3"],
  ["dark:hover:p-2 hover:dark:p-3", "hover:dark:p-3"],
  ["[&:hover]:p-2 p-3 [&:hover]:p-4", "p-3 [&:hover]:p-4"],
  ["lg:max-w-[calc(1px:2)] lg:max-w-4", "lg:max-w-4"],
  ["-mt-2 mt-4", "mt-4"],
  ["px-2 group/row p-4", "group/row p-4"],
  ["leading-6 text-sm/5", "text-sm/5"],
])("of %s stays %s", (classes, kept) => {
  expect(mergeClasses(classes)).toBe(kept);
  expect(complete(classes)).toBe(kept);
});

/** Of the classes that are in one group by both, two: what they replace depends on their group alone, except where a class has a slash. */
function twoOfEachGroup(classes: string[]): string[] {
  const chosen: string[] = [];
  for (const name of classes) {
    const alike = chosen.filter((other) =>
      [complete, mergeClasses].every(
        (merge) => merge(`${other} ${name}`) === name && merge(`${name} ${other}`) === other,
      ),
    );
    if (alike.length < 2 || name.includes("/")) chosen.push(name);
  }
  return chosen;
}

/** Every token of a string in the components and pages, without its variants. */
function classesInCode(): string[] {
  const texts = globSync("{app,components}/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  const strings = texts.flatMap((text) =>
    [...text.matchAll(/["'`]([^"'`\n]*)["'`]/g)].map(([, part]) => part ?? ""),
  );
  const tokens = strings.flatMap((text) => text.split(/\s+/)).map(withoutVariants);
  return [...new Set(tokens)].filter((token) => token && !token.startsWith("["));
}

/** "lg:max-w-[calc(1px:2)]" → "max-w-[calc(1px:2)]": colons in brackets belong to the value. */
function withoutVariants(token: string): string {
  let depth = 0;
  let start = 0;
  for (let at = 0; at < token.length; at += 1) {
    const character = token.charAt(at);
    if ("[(".includes(character)) depth += 1;
    if ("])".includes(character)) depth -= 1;
    if (character === ":" && depth === 0) start = at + 1;
  }
  return token.slice(start);
}
