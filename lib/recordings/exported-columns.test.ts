import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What a recording has besides its bytes: exported with its author's data, or why not. A new column fails until this is decided. */
const DECIDED: Record<string, string> = {
  uploadId: "exported",
  transcript: "exported",
  language: "exported",
  segments: "not exported: the transcript's sentences with their times",
  translatedText: "not exported: made of the transcript",
  translatedPieces: "not exported: made of the transcript",
  textVersion: "not exported: made of the transcript",
  foldedTranscript: "not exported: made of the transcript",
  heardLanguage: "not exported: what the service answered before it was corrected",
  heardSegments: "not exported: what the service answered before it was corrected",
  heardAt: "not exported: when the service answered",
  durationMs: "not exported: in the file itself",
  measuredMs: "not exported: in the file itself",
  peaks: "not exported: in the file itself",
  state: "not exported: how far the work is",
  claimId: "not exported: how far the work is",
  claimedUntil: "not exported: how far the work is",
  requestedAt: "not exported: how far the work is",
};

test("every column of a recording is exported, or says why not", () => {
  const model =
    /^model Recording \{([^]*?)^\}/m.exec(readFileSync("prisma/schema.prisma", "utf8"))?.[1] ?? "";
  const columns = [...model.matchAll(/^ {2}(\w+) +[A-Z](?!.*@relation)/gm)].map(([, name]) => name);
  expect(columns.sort()).toEqual(Object.keys(DECIDED).sort());
});
