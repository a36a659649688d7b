import { beforeAll, describe, expect, test } from "vitest";
import { caseFiles } from "./all-cases";
import { callOf, cases } from "./cases";
import { declaredCalls } from "@/sandbox/openapi/declared-calls";

const CALLS = declaredCalls();
let files: Awaited<ReturnType<typeof caseFiles>>;

beforeAll(async () => {
  files = await caseFiles();
});

test("every call of app/api has a row in the matrix", () => {
  const rows = files.flatMap((file) => file.rows.map(({ call }) => call));
  expect(CALLS.length).toBeGreaterThan(30);
  expect([...new Set(rows)].toSorted()).toEqual(CALLS.map(({ call }) => call).toSorted());
});

test("cases are in the folder of their route, or above it", () => {
  const misplaced = files.flatMap(({ folder, rows, writes }) =>
    [...rows.map(({ call }) => call), ...Object.keys(writes).map(callOf)].filter((call) =>
      CALLS.some((one) => one.call === call && !one.file.startsWith(`${folder}/`)),
    ),
  );
  expect(misplaced).toEqual([]);
});

test("every call that changes more than its caller's own is traced", () => {
  const traced = new Set(files.flatMap(({ writes }) => Object.keys(writes)).map(callOf));
  const shared = CALLS.filter(({ changes }) => changes.length > 0 && !changes.includes("own"));
  expect([...traced].toSorted()).toEqual(shared.map(({ call }) => call).toSorted());
});

test("no two cases have the same name", () => {
  const rows = files.flatMap((file) => file.rows.map(({ name }) => name));
  const writes = files.flatMap((file) => Object.keys(file.writes));
  for (const names of [rows, writes])
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});

describe("a table is refused", () => {
  const ROW = "GET /api/health  200  200  200  200  200  200  200  200  200  200";

  test.each([
    ["with a line that is no row", "GET /api/health  200  200", {}, "Not a row of the matrix"],
    ["with a target that does not exist", `${ROW}  ortiz`, {}, "No target is called ortiz"],
    ["with a target that no row has", ROW, { ortiz: () => ({}) }, "No row has the target ortiz"],
  ])("%s", (_, table, targets, message) => {
    expect(() => cases(table, targets)).toThrow(message);
  });
});
