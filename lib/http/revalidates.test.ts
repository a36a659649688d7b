import { expect, test } from "vitest";
import { declaredCalls } from "@/sandbox/openapi/declared-calls";

/* Every GET of a project's content revalidates (CONTRIBUTING "Reading once"), or is named here with the reason why not. */
const CONTENT = /^GET \/api\/(projects|tasks|subtasks|updates|messages)\b/;

const EXEMPT: Record<string, string> = {
  "GET /api/projects/{id}/events": "a stream, which ends with its reader",
  "GET /api/projects/{id}/insights": "counts days up to today",
  "GET /api/projects/{id}/logo": "a file, with an ETag of its own",
  "GET /api/projects/{id}/report-folders": "says how much of the day's budget is left",
  "GET /api/updates/{id}/translation": "makes the translation if there is none, and says why there is none",
};

test("every GET of a project's content revalidates, or says why not", () => {
  const reads = declaredCalls().filter(({ call }) => CONTENT.test(call));
  expect(reads.length).toBeGreaterThan(20);
  const others = reads.filter(({ revalidates }) => revalidates === undefined).map(({ call }) => call);
  expect(others.toSorted()).toEqual(Object.keys(EXEMPT).toSorted());
});
