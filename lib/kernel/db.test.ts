import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type * as Db from "./db";
import { createTestDatabase } from "@/sandbox/database/test-database";
import type { TestDatabase } from "@/sandbox/database/test-database";

let database: TestDatabase;
let db: typeof Db;

beforeAll(async () => {
  database = await createTestDatabase();
  vi.stubEnv("DATABASE_URL", database.url);
  db = await import("./db");
});

afterAll(async () => {
  await db.disconnect();
  await database.drop();
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
