import { beforeEach, expect, test, vi } from "vitest";
import type { CompleteUploadInput } from "../schema";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addUser, countRows } from "@/sandbox/database/rows";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";

/* A file that takes its decoder long. */

const database = await forThisFile(createTestDatabase());
const sql = await forThisFile(connect(database.url));
const store = vi.fn<() => Promise<unknown>>();
vi.resetModules().stubEnv("DATABASE_URL", database.url);
vi.doMock("../kinds", () => ({ uploadKind: () => ({ store }) }));
const [{ completeUpload }, { disconnect }, { AppError }] = await Promise.all([
  import("./complete-upload"),
  import("@/lib/kernel/db"),
  import("@/lib/shared/errors"),
]);
await forThisFile(Promise.resolve({ stop: disconnect }));

const service = { key: "", signal: new AbortController().signal, report: () => undefined };
const work = (id: string) => completeUpload.work({ id, kind: "photo" }, service, {} as CompleteUploadInput);

let id: string;
beforeEach(async () => {
  const { id: userId } = await addUser(sql, "June");
  const { rows } = await sql.query<{ id: string }>(
    `INSERT INTO uploads (id, user_id, kind, size, sha256, content_type, blob_key, received_parts)
     VALUES (gen_random_uuid(), $1, 'photo', 9, '', '', gen_random_uuid()::text, '{0}') RETURNING id`,
    [userId],
  );
  id = rows[0]?.id ?? "";
  store.mockReset();
});

test("is looked at once by many requests at once, and by none once it was refused", async () => {
  const refusal = new AppError("unsupported_media");
  const decoder = Promise.withResolvers<unknown>();
  store.mockReturnValue(decoder.promise);
  const asked = Promise.allSettled([1, 2, 3].map(() => work(id)));
  await vi.waitFor(() => expect(store).toHaveBeenCalled());
  decoder.reject(refusal);
  expect(await asked).toEqual(Array(3).fill({ status: "rejected", reason: refusal }));
  await expect(work(id)).rejects.toMatchObject({ code: "not_found" });
  expect(store).toHaveBeenCalledTimes(1);
  expect(await countRows(sql, "uploads", { id })).toBe(0);
});

test("stays for another try where it could not be looked at", async () => {
  store.mockRejectedValueOnce(new AppError("unavailable")).mockResolvedValue("stored");
  await expect(work(id)).rejects.toMatchObject({ code: "unavailable" });
  expect(await work(id)).toBe("stored");
});
