import { expect, test, vi } from "vitest";
import { checkStatement, findDifferences, isSecret } from "./checks";
import { ThreadTimeout } from "@/lib/threads/one-worker";
import { Thread } from "@/lib/threads/thread";

const mayBeSaid = { people: [], includesNames: false, names: [], language: "en" as const };
const TEXT = "The beam is in. The crew set the posts.";

const FAILURES = [
  ["takes its check too long", () => new ThreadTimeout(2_000)],
  ["ends the thread of its check", () => new Error("A thread ended with code 1")],
] as const;

test.each(FAILURES)(
  "a statement that %s waits for a person, sentence by sentence, and the others do not",
  async (_, failure) => {
    const statement = { section: "done" as const, text: TEXT, sources: ["1", "2"] };
    const run = vi.spyOn(Thread.prototype, "run").mockRejectedValueOnce(failure());
    const input = { statement, mayBeSaid, sources: [] };
    const hold = { reason: "unchecked", words: [] };
    expect(await checkStatement(input)).toEqual([
      { ...statement, text: "The beam is in.", hold },
      { ...statement, text: "The crew set the posts.", hold },
    ]);
    const checked = [{ ...statement, hold: null }];
    run.mockResolvedValueOnce(checked);
    expect(await checkStatement(input)).toEqual(checked);
  },
);

test.each(FAILURES)("a sentence that %s is doubted as a whole", async (_, failure) => {
  vi.spyOn(Thread.prototype, "run").mockRejectedValueOnce(failure());
  const sentence = { text: TEXT, language: "en" as const };
  expect(await findDifferences({ sentence, sources: [], days: [] })).toEqual([
    { kind: "unread", text: TEXT, start: 0, end: TEXT.length, original: "" },
  ]);
});

test.each(FAILURES)("a name that %s is not for customers", async (_, failure) => {
  vi.spyOn(Thread.prototype, "run").mockRejectedValueOnce(failure());
  expect(await isSecret({ text: "Kitchen", mayBeSaid })).toBe(true);
});
