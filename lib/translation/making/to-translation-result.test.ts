import { expect, test, vi } from "vitest";
import type { ForeignText } from "./claims";
import { toTranslationResult } from "./to-translation-result";
import { ThreadTimeout } from "@/lib/threads/one-worker";
import { Thread } from "@/lib/threads/thread";

const foreign = { subject: {}, from: "es" } as ForeignText;
const SPANISH = ["Faltan 14 vigas.", "Hay agua en la zanja."];
const ENGLISH = ["14 beams are missing.", "There is water in the trench."];
const times = { start: 3, end: 5 };
const pieces = SPANISH.map((text, at) => (at === 1 ? { text, times } : { text }));

test.each([
  ["takes the guard too long", () => new ThreadTimeout(2_000)],
  ["ends the guard's thread", () => new Error("A thread ended with code 1")],
])(
  "a translation that %s is kept whole, with a doubt about all of it: it was paid for",
  async (_, failure) => {
    vi.spyOn(Thread.prototype, "run").mockResolvedValueOnce([]).mockRejectedValueOnce(failure());
    const made = await toTranslationResult(foreign, { to: "en", pieces, translated: ENGLISH, names: [] });
    expect(made.content).toBe(ENGLISH.join(" "));
    expect(made.segments).toEqual([{ ...times, text: ENGLISH[1] }]);
    expect(made.doubts).toEqual([
      {
        kind: "missing",
        original: SPANISH[1],
        translated: ENGLISH[1],
        originalAt: { start: 0, end: SPANISH[1]?.length },
        translatedAt: { start: 0, end: ENGLISH[1]?.length },
        start: times.start,
      },
    ]);
  },
);
