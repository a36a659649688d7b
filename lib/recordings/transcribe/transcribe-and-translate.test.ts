import { randomUUID } from "node:crypto";
import { afterAll, expect, test, vi } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addUser } from "@/sandbox/database/rows";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";

const database = await forThisFile(createTestDatabase());
vi.stubEnv("DATABASE_URL", database.url);
vi.resetModules();

afterAll(async () => {
  const { disconnect } = await import("@/lib/kernel/db");
  await disconnect();
  vi.unstubAllEnvs();
});

test("an attempt that ended since the recording was read is not repeated, nor paid for again", async () => {
  const { findRecording } = await import("./recording");
  const { transcribeAndTranslate } = await import("./transcribe-and-translate");
  const uploadId = await heardInSpanish();
  const read = await findRecording(uploadId);
  await store(uploadId, "There is water.");
  // No service is configured: asking it would fail.
  await expect(transcribeAndTranslate(read!)).resolves.toMatchObject({ translatedText: "There is water." });
});

async function heardInSpanish(): Promise<string> {
  const sql = await connect(database.url);
  const upload = randomUUID();
  const { id: user } = await addUser(sql, "Mateo Rivas");
  await sql.query(
    `INSERT INTO uploads (id, user_id, state, size, sha256, content_type, blob_key, completed_at)
     VALUES ($1, $2, 'complete', 1, repeat('0', 64), 'audio/ogg', $3, now())`,
    [upload, user, `audio/${upload}`],
  );
  await sql.query(
    `INSERT INTO recordings (upload_id, heard_at, heard_language, heard_segments)
     VALUES ($1, now(), 'es', '[{"start": 0, "end": 1, "text": "Hay agua.", "unsure": false}]')`,
    [upload],
  );
  await sql.end();
  return upload;
}

async function store(uploadId: string, english: string): Promise<void> {
  const sql = await connect(database.url);
  await sql.query("UPDATE recordings SET translated_text = $2 WHERE upload_id = $1", [uploadId, english]);
  await sql.end();
}
