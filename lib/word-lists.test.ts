import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FILES = globSync("lib/**/words/*.json").toSorted();
const lists = (file: string) =>
  Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string[]>);

test.each(FILES)("%s says on top how to add an entry, and has one a line", (file) => {
  const [[name, [...lines]]] = lists(file) as [[string, string[]]];
  expect([name, /\bTo add (?:one|an? \w+),/.test(lines.join(" "))]).toEqual(["//", true]);
  const oneALine = `${JSON.stringify(Object.fromEntries(lists(file)), null, 2)}\n`;
  expect(readFileSync(file, "utf8")).toBe(oneALine);
});

test.each(FILES)("%s has nothing twice", (file) => {
  const doubles = lists(file).flatMap(([list, lines]) => [
    ...repeated(lines).map((line) => `${list}: ${line}`),
    ...lines.flatMap((line) => halves(list, line).flatMap((half) => repeated(half.split(",")))),
  ]);
  expect(doubles).toEqual([]);
});

/** A line's words, in each language; patterns have none. */
function halves(list: string, line: string): string[] {
  return list === "//" || /[()[\]|]/.test(line) ? [] : line.split(" = ");
}

function repeated(some: readonly string[]): string[] {
  return some.filter((one, at) => some.indexOf(one) !== at);
}
