import { afterAll, expect, test, vi } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { createTestDatabase } from "@/sandbox/database/test-database";

const database = await forThisFile(createTestDatabase());
vi.stubEnv("DATABASE_URL", database.url);
const db = await import("./db");

afterAll(async () => {
  await db.disconnect();
  vi.unstubAllEnvs();
});

test("work for after the commit runs once, after the outermost transaction", async () => {
  const seen: boolean[] = [];
  const work = vi.fn(() => void seen.push(db.isInTransaction()));
  await db.transaction(async () => {
    await db.transaction(async () => db.afterCommit(work));
    db.afterCommit(work);
    expect(work).not.toHaveBeenCalled();
  });
  expect(seen).toEqual([false]);
});

test("work for after the commit is dropped on a rollback, and runs at once when no transaction is open", async () => {
  const work = vi.fn();
  const failing = db.transaction(async () => {
    db.afterCommit(work);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(work).not.toHaveBeenCalled();
  db.afterCommit(work);
  expect(work).toHaveBeenCalledTimes(1);
});
