import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import type { Actor } from "@/lib/access/actor";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addUser, insertNew } from "@/sandbox/database/rows";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";
import { recordingOf, sha256Of } from "@/sandbox/fixtures/sound/recordings";
import { temporaryFolder } from "@/sandbox/run/folders";

// Their process is not what this is about.
vi.mock(import("@/lib/photos/make/make-pictures"), () => ({
  makePictures: async (chunks) => {
    const full = Buffer.concat(await Array.fromAsync(chunks()));
    return { full, thumb: full, width: 1, height: 1, thumbHash: "" };
  },
}));

/* Bytes that nothing has any more are deleted, also when their store refuses some, or they come late. */

const database = await forThisFile(createTestDatabase());
const sql = await forThisFile(connect(database.url));
const dataDir = temporaryFolder("stored-bytes");
vi.resetModules().stubEnv("DATABASE_URL", database.url).stubEnv("DATA_DIR", dataDir);
const { disconnect } = await import("@/lib/kernel/db");
const { blobs } = await import("@/lib/blob/blobs");
const { cleanUpUploads, deleteDiscarded } = await import("./clean-up-uploads");
const { completeUpload } = await import("@/lib/files/upload/complete-upload");
const { putPart } = await import("./put-part");
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

test("what nobody has posted is kept for a week after its last part, however long ago it began", async () => {
  const { id: userId } = await addUser(sql);
  const begin = async (daysAgo: number) => {
    const at = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000);
    const file = { size: 5, sha256: sha256Of(Buffer.from("bytes")), content_type: "audio/webm" };
    const times = { created_at: at, received_at: at };
    return insertNew(sql, "uploads", { user_id: userId, blob_key: randomUUID(), ...file, ...times });
  };
  await begin(7.1);
  const [resumed, waiting] = [await begin(20), await begin(6.9)];
  const path = join(dataDir, "last-part");
  writeFileSync(path, "bytes");
  const part = { path, size: 5, sha256: "" };
  await putPart({ id: userId } as Actor, { id: resumed, n: 0, file: part });
  await cleanUpUploads();
  const { rows } = await sql.query("SELECT id FROM uploads WHERE user_id = $1 ORDER BY created_at", [userId]);
  expect(rows).toEqual([{ id: resumed }, { id: waiting }]);
});

/** How storing goes on once the upload has been deleted. */
const OUTCOMES: [outcome: string, after: () => Promise<void>][] = [
  ["they are stored", () => Promise.resolve()],
  ["the store reports an error although it has them", () => Promise.reject(new Error("late"))],
];

test.each(OUTCOMES)(
  "of an upload that is deleted meanwhile nothing stays when %s, and completing it is not found",
  async (_, after) => {
    const { id: userId } = await addUser(sql);
    const bytes = recordingOf("webm", 5_000);
    const begin = async (kind: string) => {
      const blobKey = `${kind}/${randomUUID()}`;
      const file = { size: bytes.length, sha256: sha256Of(bytes), content_type: "audio/webm" };
      const upload = { user_id: userId, kind, blob_key: blobKey, received_parts: [0], ...file };
      keep(`${blobKey}.part-0`, bytes);
      return { id: await insertNew(sql, "uploads", upload), blobKey, kind, contentType: "audio/webm" };
    };
    const audio = { path: join(dataDir, "incoming"), size: bytes.length, sha256: sha256Of(bytes) };
    writeFileSync(audio.path, bytes);
    const service = { key: "key", signal: new AbortController().signal, report: () => undefined };
    const put = blobs.put.bind(blobs);
    const works = [
      [completeUpload.work, "audio"],
      [uploadAudio.work, "audio"],
      [completeUpload.work, "photo"],
    ] as [(...given: unknown[]) => Promise<unknown>, string][];
    for (const [work, kind] of works) {
      const upload = await begin(kind);
      const stored = vi.spyOn(blobs, "put").mockImplementation(async (key, chunks) => {
        const read = new Blob(await Array.fromAsync(chunks as AsyncIterable<Uint8Array<ArrayBuffer>>));
        await sql.query("DELETE FROM uploads WHERE id = $1", [upload.id]);
        await deleteDiscarded();
        await put(key, read.stream());
        await after();
      });
      await expect(work(upload, service, { audio })).rejects.toMatchObject({ code: "not_found" });
      stored.mockRestore();
      expect(await discarded()).toEqual(expect.arrayContaining([upload.blobKey]));
      await deleteDiscarded();
      for (const key of [upload.blobKey, `${upload.blobKey}.thumb`])
        expect(existsSync(pathOf(key))).toBe(false);
    }
  },
);

test("a part that comes when its upload is gone is discarded, also when the store reports an error", async () => {
  const { id: userId } = await addUser(sql);
  const path = join(dataDir, "part");
  writeFileSync(path, "bytes");
  for (const after of OUTCOMES.map((outcome) => outcome[1])) {
    const blobKey = `audio/${randomUUID()}`;
    const file = { size: 5, sha256: sha256Of(Buffer.from("bytes")), content_type: "audio/webm" };
    const id = await insertNew(sql, "uploads", {
      user_id: userId,
      kind: "audio",
      blob_key: blobKey,
      ...file,
    });
    vi.spyOn(blobs, "put").mockImplementationOnce(async () => {
      await sql.query("DELETE FROM uploads WHERE id = $1", [id]);
      await sql.query("DELETE FROM discarded_blobs");
      await after();
    });
    const part = { path, size: 5, sha256: file.sha256 };
    await putPart({ id: userId } as Actor, { id, n: 0, file: part }).catch(() => undefined);
    expect(await discarded()).toEqual([`${blobKey}.part-0`]);
  }
});
