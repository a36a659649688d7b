import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addUser, insertNew } from "@/sandbox/database/rows";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";
import { recordingOf, sha256Of } from "@/sandbox/fixtures/sound/recordings";
import { temporaryFolder } from "@/sandbox/run/folders";

/* Bytes that nothing has any more are deleted, also when their store refuses some, or they come late. */

const database = await forThisFile(createTestDatabase());
const sql = await forThisFile(connect(database.url));
const dataDir = temporaryFolder("stored-bytes");
vi.resetModules().stubEnv("DATABASE_URL", database.url).stubEnv("DATA_DIR", dataDir);
const { disconnect } = await import("@/lib/kernel/db");
const { blobs } = await import("@/lib/blob/blobs");
const { cleanUpUploads, deleteDiscarded } = await import("./clean-up-uploads");
const { completeUpload } = await import("@/lib/files/upload/complete-upload");
const { log } = await import("@/lib/kernel/log");
const { uploadAudio } = await import("@/lib/recordings/upload/upload-audio");

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
  const logged = vi.spyOn(log, "warn").mockReturnValue();
  // Queued for each upload: only what runs by the clock fails.
  await deleteDiscarded();
  expect(logged.mock.calls).toMatchObject([
    [{ keys: 1, err: { code: "ERR_FS_EISDIR" } }, "files not deleted"],
  ]);
  expect(await discarded()).toEqual([stuck]);
  await expect(cleanUpUploads()).rejects.toThrow("did not delete 1 files");
  expect(existsSync(pathOf("audio/last"))).toBe(false);
  await sql.query("DELETE FROM discarded_blobs");
});

test("of an upload that is deleted while they are stored nothing stays, and completing it is not found", async () => {
  const bytes = recordingOf("webm", 5_000);
  const { id: userId } = await addUser(sql);
  const begin = async () => {
    const blobKey = `audio/${randomUUID()}`;
    const file = { size: bytes.length, sha256: sha256Of(bytes), content_type: "audio/webm" };
    const upload = { user_id: userId, kind: "audio", blob_key: blobKey, received_parts: [0], ...file };
    keep(`${blobKey}.part-0`, bytes);
    return { id: await insertNew(sql, "uploads", upload), blobKey, kind: "audio", contentType: "audio/webm" };
  };
  const audio = { path: join(dataDir, "incoming"), size: bytes.length, sha256: sha256Of(bytes) };
  writeFileSync(audio.path, bytes);
  const service = { key: "key", signal: new AbortController().signal, report: () => undefined };
  const put = blobs.put.bind(blobs);
  for (const work of [completeUpload.work, uploadAudio.work] as ((
    ...given: unknown[]
  ) => Promise<unknown>)[]) {
    const upload = await begin();
    vi.spyOn(blobs, "put").mockImplementationOnce(async (key, chunks) => {
      const read = new Blob(await Array.fromAsync(chunks as AsyncIterable<Uint8Array<ArrayBuffer>>));
      await sql.query("DELETE FROM uploads WHERE id = $1", [upload.id]);
      await deleteDiscarded();
      await put(key, read.stream());
    });
    await expect(work(upload, service, { audio })).rejects.toMatchObject({ code: "not_found" });
    expect(existsSync(pathOf(upload.blobKey))).toBe(false);
  }
});
