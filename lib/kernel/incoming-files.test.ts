import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "@/sandbox/run/folders";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The module where `DATA_DIR` cannot be written to, not even by root, and the folder for temporary files. */
async function onReadOnlyDisk(variables: Record<string, string> = {}) {
  const temporary = temporaryFolder("tmp");
  const file = join(temporaryFolder("read-only"), "file");
  writeFileSync(file, "");
  vi.stubEnv("TMPDIR", temporary);
  vi.stubEnv("DATA_DIR", join(file, "data"));
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.resetModules();
  return { temporary, ...(await import("./incoming-files")) };
}

const WITH_SERVICE = { BLOB_READ_WRITE_TOKEN: "vercel_blob_rw_store_secret" };

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

test("with a file service an upload needs no folder but the one for temporary files, and leaves nothing there", async () => {
  const { temporary, writeIncoming, removeIncoming } = await onReadOnlyDisk(WITH_SERVICE);
  const file = await writeIncoming(chunks("0123", "456"), 7);
  expect(file).toMatchObject({ size: 7, path: expect.stringContaining(temporary) as string });
  expect(readFileSync(file.path, "utf8")).toBe("0123456");
  await removeIncoming(file);
  await expect(writeIncoming(chunks("0123", "456"), 6)).rejects.toMatchObject({ code: "too_large" });
  expect(readdirSync(temporary)).toEqual([]);
});

test("what killed servers left there is removed after an hour, and nobody else's files", async () => {
  const { temporary, writeIncoming, sweepIncoming } = await onReadOnlyDisk(WITH_SERVICE);
  const [abandoned, fresh] = [await writeIncoming(chunks("old"), 9), await writeIncoming(chunks("new"), 9)];
  writeFileSync(join(temporary, "another-programs"), "");
  const twoHoursAgo = Date.now() / 1000 - 2 * 60 * 60;
  for (const path of [abandoned.path, join(temporary, "another-programs")])
    utimesSync(path, twoHoursAgo, twoHoursAgo);
  await sweepIncoming();
  const left = readdirSync(temporary).map((name) => join(temporary, name));
  expect(left.sort()).toEqual([fresh.path, join(temporary, "another-programs")].sort());
});

test("without one an upload is refused, and says that a file service is missing", async () => {
  const { writeIncoming } = await onReadOnlyDisk();
  const refused = writeIncoming(chunks("0123"), 7);
  await expect(refused).rejects.toMatchObject({ code: "not_configured", key: "filesOff" });
});
