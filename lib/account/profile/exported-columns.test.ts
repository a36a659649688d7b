import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What a file has besides its bytes: exported with its author's data, or why not. A new column fails until this is decided. */
const RECORDING: Record<string, string> = {
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

const PHOTO: Record<string, string> = {
  uploadId: "exported",
  takenAt: "exported",
  latitude: "exported",
  longitude: "exported",
  alt: "exported",
  language: "not exported: that of its description",
  textVersion: "not exported: made of the description",
  altProposed: "not exported: what a service said of the picture",
  width: "not exported: in the file itself",
  height: "not exported: in the file itself",
  bytes: "not exported: in the file itself",
  thumbHash: "not exported: made of the picture",
  samePlace: "not exported: the id of a photo that may be another's",
  projectId: "not exported: that of its update",
  shownAt: "not exported: when it was taken, else posted",
  updateId: "not exported: the update, in which the photo is",
};

test.each([
  ["Recording", RECORDING],
  ["Photo", PHOTO],
])("every column of a %s is exported, or says why not", (name, decided) => {
  const schema = readFileSync("prisma/schema.prisma", "utf8");
  const model = new RegExp(`^model ${name} \\{([^]*?)^\\}`, "m").exec(schema)?.[1] ?? "";
  const columns = [...model.matchAll(/^ {2}(\w+) +(?:DateTime|Float|Int|Json|String)\b/gm)].map(
    ([, column]) => column,
  );
  expect(columns.sort()).toEqual(Object.keys(decided).sort());
});
