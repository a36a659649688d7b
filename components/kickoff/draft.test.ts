import fc from "fast-check";
import { expect, test } from "vitest";
import { FOLDERS, move, type ProposalDraft, toDraft, toPlan } from "./draft";
import { validateDraft } from "@/components/kickoff/review/validate-draft";
import { createFromProposalInput } from "@/lib/kickoff/schema";
import { PLAN } from "@/sandbox/fixtures/kickoff-fixture";

const plan = {
  ...PLAN,
  folders: PLAN.folders.map((folder) => ({
    ...folder,
    subtasks: folder.subtasks.map((one) => ({ isCompleted: false, ...one })),
  })),
};
const draft = toDraft({ ...plan, dueDate: "2026-12-18", assumptions: [], risks: [] });
const names = ({ folders }: ProposalDraft) =>
  folders.map(({ name, subtasks }) => [name, ...subtasks.map((one) => one.name)]);
const [first, second] = draft.folders.map(({ key }) => key) as [string, string];

test("a plan survives being edited nowhere", () => {
  expect(toPlan(draft)).toEqual({ ...plan, dueDate: "2026-12-18" });
  expect(toPlan({ ...draft, dueDate: "" })).toEqual({ ...plan, dueDate: null });
});

test("folders and subtasks move within and between their lists", () => {
  expect(names(move(draft, { list: FOLDERS, index: 0 }, { list: FOLDERS, index: 1 }))).toEqual([
    ["Strip and sort slates"],
    ["Scaffold and safety", "Order the scaffold", "Fence the yard"],
  ]);
  expect(names(move(draft, { list: first, index: 0 }, { list: first, index: 1 }))[0]).toEqual([
    "Scaffold and safety",
    "Fence the yard",
    "Order the scaffold",
  ]);
  expect(names(move(draft, { list: first, index: 1 }, { list: second, index: 0 }))).toEqual([
    ["Scaffold and safety", "Order the scaffold"],
    ["Strip and sort slates", "Fence the yard"],
  ]);
});

test("no move loses or doubles anything, wherever it points", () => {
  const place = fc.record({
    list: fc.constantFrom(FOLDERS, first, second, "gone"),
    index: fc.integer({ min: -1, max: 4 }),
  });
  fc.assert(
    fc.property(place, place, (from, to) => {
      expect(
        names(move(draft, from, to))
          .flat()
          .sort(),
      ).toEqual(names(draft).flat().sort());
    }),
  );
});

test("the form finds what the server would refuse, and nothing else", () => {
  const text = fc.oneof(
    fc.string({ maxLength: 4 }),
    ...[60, 61, 80, 81, 100, 101, 300, 301].map((n) => fc.constant("x".repeat(n))),
  );
  const subtask = fc.record({ key: fc.string(), name: text, isCompleted: fc.boolean() });
  const folder = fc.record({
    key: fc.string(),
    name: text,
    description: text,
    subtasks: fc.array(subtask, { maxLength: 3 }),
  });
  const input = fc.record({ title: text, description: text, folders: fc.array(folder, { maxLength: 3 }) });
  fc.assert(
    fc.property(input, (edited) => {
      const tried = { ...draft, ...edited };
      const businessId = "0199c0de-0000-7000-8000-000000000000";
      const { error } = createFromProposalInput.safeParse({ ...toPlan(tried), businessId });
      const refused = new Set((error?.issues ?? []).map(({ path }) => path.join(".")));
      expect(new Set(validateDraft(tried).map(({ path }) => path))).toEqual(refused);
    }),
  );
});
