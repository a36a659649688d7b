import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ownTerms } from "./own-terms";
import { log } from "@/lib/kernel/log";

let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "terms-"));
  await writeFile(at("both.en.md"), "## Ours");
  await writeFile(at("both.es.md"), "## Lo nuestro");
  await writeFile(at("half.en.md"), "## Ours");
  await writeFile(at("half.es.md"), " \n");
  await writeFile(at("one.md"), "## For all");
});

afterAll(() => rm(folder, { recursive: true }));

test.each([
  ["both.{language}.md", "## Ours", "## Lo nuestro"],
  ["half.{language}.md", "## Ours", "## Ours"],
  ["one.md", "## For all", "## For all"],
])("%s is the operator's own terms, in a language that has them", async (name, english, spanish) => {
  expect(await Promise.all([ownTerms("en", at(name)), ownTerms("es", at(name))])).toEqual([english, spanish]);
});

test("without a file there are none; a file that is not there is logged", async () => {
  const logged = vi.spyOn(log, "error").mockReturnValue(undefined);
  expect(await ownTerms("en", undefined)).toBeNull();
  expect(logged).not.toHaveBeenCalled();
  expect(await ownTerms("es", at("lost.{language}.md"))).toBeNull();
  expect(logged).toHaveBeenCalledOnce();
});
