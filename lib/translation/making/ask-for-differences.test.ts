import { beforeEach, expect, test, vi } from "vitest";
import { askForDifferences } from "./ask-for-differences";
import { NOTHING } from "@/lib/ai/cost";

interface Pair {
  id: string;
  original: string;
}

const { ask } = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock("@/lib/ai/ask", () => ({ ask }));

/** Has the service answer for each pair what `verdictsOf` makes of it. */
function answer(verdictsOf: (pair: Pair) => object[]): void {
  ask.mockImplementation(({ data: { pairs } }: { data: { pairs: Pair[] } }) =>
    Promise.resolve({ answer: { verdicts: pairs.flatMap(verdictsOf) }, usage: NOTHING }),
  );
}

const quote = ({ id, original }: Pair) => ({ id, differences: [{ original, translated: "" }] });
const pairs = Array.from({ length: 60 }, (_, n) => ({
  original: `Text ${n}`,
  translation: `Texto ${n}`,
}));
const asking = {
  names: [],
  glossary: [],
  pay: (_: number, call: () => unknown) => call(),
} as unknown as Parameters<typeof askForDifferences>[1];

beforeEach(() => {
  ask.mockReset();
});

test("each pair gets its own verdict, however many requests it takes", async () => {
  answer((pair) => [quote(pair)]);
  const found = await askForDifferences(pairs, asking);
  expect(found).toEqual(pairs.map(({ original }) => [{ original, translated: "" }]));
  expect(ask).toHaveBeenCalledTimes(3);
});

test("a pair that was left out, or judged twice, has no verdict; the others keep theirs", async () => {
  const twice = (pair: Pair) => [quote(pair), { ...quote(pair), differences: [] }];
  answer((pair) =>
    pair.original === "Text 1" ? [] : pair.original === "Text 2" ? twice(pair) : [quote(pair)],
  );
  const found = await askForDifferences(pairs.slice(0, 4), asking);
  expect(found.map((differences) => differences?.length ?? null)).toEqual([1, null, null, 1]);
});

test("a service that finds nothing wrong with what is wrong is not believed", async () => {
  answer(({ id }) => [{ id, differences: [] }]);
  expect(await askForDifferences(pairs.slice(0, 2), asking)).toEqual([null, null]);
});

test("nothing is sent once the time for all requests is over", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  expect(await askForDifferences(pairs.slice(0, 2), asking)).toEqual([null, null]);
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(ask).not.toHaveBeenCalled();
});
