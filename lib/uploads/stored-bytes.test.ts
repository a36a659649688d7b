import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";
import { temporaryFolder } from "@/sandbox/run/folders";

/* Bytes that nothing has any more are deleted, also when their store refuses some. */

const database = await forThisFile(createTestDatabase());
const sql = await forThisFile(connect(database.url));
const dataDir = temporaryFolder("stored-bytes");
vi.resetModules().stubEnv("DATABASE_URL", database.url).stubEnv("DATA_DIR", dataDir);
const { disconnect } = await import("@/lib/kernel/db");
const { deleteDiscarded } = await import("./clean-up-uploads");

afterAll(async () => {
  await disconnect();
  vi.unstubAllEnvs();
});

const pathOf = (key: string) => join(dataDir, "blobs", key);

function keep(key: string, bytes: Uint8Array): void {
  mkdirSync(dirname(pathOf(key)), { recursive: true });
  writeFileSync(pathOf(key), bytes);
}

async function discarded(): Promise<string[]> {
  const { rows } = await sql.query<{ blob_key: string }>("SELECT blob_key FROM discarded_blobs");
  return rows.map((row) => row.blob_key);
}

test("one that the store does not delete holds up no other, and is asked for again", async () => {
  const stuck = "audio/0-stuck";
  // A folder is not deleted as a file is.
  mkdirSync(pathOf(stuck), { recursive: true });
  keep("audio/last", Buffer.from("bytes"));
  await sql.query(
    `INSERT INTO discarded_blobs (blob_key, discarded_at)
     SELECT 'audio/' || n, now() - interval '1 hour' FROM generate_series(1, 150) n
     UNION VALUES ($1, now() - interval '1 day'), ('audio/last', now())`,
    [stuck],
  );
  await expect(deleteDiscarded()).rejects.toThrow();
  expect(await discarded()).toEqual([stuck]);
  expect(existsSync(pathOf("audio/last"))).toBe(false);
  await sql.query("DELETE FROM discarded_blobs");
});
