import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/* Every GET of a project's content revalidates (CONTRIBUTING "Reading once"), or is named here with the reason why not. */
const CONTENT = ["projects", "tasks", "subtasks", "updates", "messages"];

const EXEMPT: Record<string, string> = {
  "projects/[id]/events": "a stream, which ends with its reader",
  "projects/[id]/report-folders": "says how much of the day's budget is left",
  "updates/[id]/translation": "makes the translation if there is none, and says why there is none",
};

test("every GET of a project's content revalidates, or says why not", () => {
  const reads = globSync(`app/api/{${CONTENT.join(",")}}/**/route.ts`).flatMap((file) => {
    const declaration = /export const GET = route\(\s*\{([^]*?)\},\s*\w+,?\s*\);/.exec(
      readFileSync(file, "utf8"),
    );
    if (!declaration && !readFileSync(file, "utf8").includes("GET")) return [];
    const path = file.replaceAll("\\", "/").replace(/^app\/api\/|\/route\.ts$/g, "");
    return [{ path, isRevalidated: declaration?.[1]?.includes("revalidates:") ?? false }];
  });
  expect(reads.length).toBeGreaterThan(20);
  const others = reads.filter(({ isRevalidated }) => !isRevalidated).map(({ path }) => path);
  expect(others.sort()).toEqual(Object.keys(EXEMPT).sort());
});
