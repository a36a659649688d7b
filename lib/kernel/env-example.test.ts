import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Read by Next's own server and by compose.yaml, not by lib/kernel/env.ts.
const OTHERS = ["HOSTNAME", "POSTGRES_PASSWORD", "BACKUP_DAYS"];

function namesIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name]) => name ?? "");
}

test(".env.example explains every variable that the server reads, and no other", () => {
  const read = namesIn("lib/kernel/env.ts", /^ {2}([A-Z_]+): z\b/gm);
  expect(read).toContain("DATABASE_URL");
  expect(namesIn(".env.example", /^([A-Z_]+)=/gm).sort()).toEqual([...read, ...OTHERS].sort());
});

test("compose.yaml passes on every variable that it does not set itself", () => {
  const own = ["APP_MODE", "DATA_DIR", "HOSTNAME", "PORT"];
  const handed = namesIn("compose.yaml", /^ +([A-Z_]+): /gm);
  const read = namesIn("lib/kernel/env.ts", /^ {2}([A-Z_]+): z\b/gm);
  expect(read.filter((name) => !handed.includes(name) && !own.includes(name))).toEqual([]);
});
