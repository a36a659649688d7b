import { expect, test } from "vitest";
import { chooseProofs } from "./changed-proofs";
import { proofFiles, storyFiles } from "./proof-files";

const ALL = [...proofFiles(), ...storyFiles()];
const TASK_RACES = "lib/tasks/task-races.proof.http.test.ts";

/** What a change to one file chooses, without the one other in turn. */
function concernedBy(path: string, text = ""): string[] {
  return chooseProofs([{ path, text }], ALL, 0).slice(0, -1);
}

test.each([
  ["itself", TASK_RACES, "", TASK_RACES],
  ["what it imports", "sandbox/fixtures/event-reader.ts", "", "lib/events/load.long.proof.http.test.ts"],
  ["a file of its domain", "lib/tasks/order/move.ts", "", TASK_RACES],
  ["a route that calls its domain", "app/api/tasks/route.ts", 'from "@/lib/tasks/queries"', TASK_RACES],
  [
    "a component of its folder",
    "components/recorder/recorder-sheet.tsx",
    "",
    "components/recorder/kills.long.proof.http.test.ts",
  ],
  [
    "for a story, a folder that it is named after",
    "components/chat/thread/message.tsx",
    "",
    "e2e/chat/chat-search.e2e.ts",
  ],
  ["for a story, what it imports", "e2e/kit/hands.ts", "", "e2e/updates/waiting.e2e.ts"],
])("a proof is concerned by a change of %s", (_, path, text, proof) => {
  expect(ALL).toContain(proof);
  expect(concernedBy(path, text)).toContain(proof);
});

test.each(["docs/api.md", "lib/tasks/tasks.http.test.ts", "messages/en/tasks.json"])(
  "%s concerns none, so only the one whose turn it is runs",
  (path) => {
    expect(concernedBy(path)).toEqual([]);
  },
);

test("as many changes as there are proofs run each of them once in turn", () => {
  const some = ALL.slice(0, 5);
  const chosen = some.map((_, turn) => chooseProofs([], some, turn));

  expect(chosen).toEqual(some.map((proof) => [proof]));
});

test("what a change concerns begins with another each time, since there may be no time for the last", () => {
  const change = [{ path: "lib/events/streams.ts", text: "" }];
  const [first, second] = [chooseProofs(change, ALL, 0), chooseProofs(change, ALL, 1)];

  expect(first.length).toBeGreaterThan(3);
  expect(second[0]).toBe(first[1]);
  expect(new Set(second.slice(0, -1))).toEqual(new Set(first.slice(0, -1)));
});
