import { createHash } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
import { memoryStore } from "../store/memory-store";
import { cutFiles } from "./file-parts";
import { uploadFiles } from "./upload";
import { ApiError } from "@/lib/browser/api-client";
import { PART_BYTES } from "@/lib/uploads/limits";
import { waiting } from "@/sandbox/fixtures/outbox-fixture";

/** The upload calls of our API, as far as a well-behaved client needs them. */
class StubServer {
  readonly parts = new Map<number, Uint8Array>();
  declared: { size: number; sha256: string; kind?: string } | null = null;
  measured: unknown = null;
  begun = 0;
  failPart: number | null = null;
  puts = 0;
  answer(path: string, method: string, body: unknown): Response {
    if (path === "/api/uploads") {
      this.begun++;
      this.parts.clear();
      this.declared = JSON.parse(body as string) as { size: number; sha256: string };
      return Response.json({ id: `up${String(this.begun)}`, receivedParts: [] }, { status: 201 });
    }
    if (!path.startsWith(`/api/uploads/up${String(this.begun)}`))
      return Response.json({ code: "not_found" }, { status: 404 });
    if (method === "GET")
      return Response.json({
        id: `up${String(this.begun)}`,
        state: "receiving",
        receivedParts: [...this.parts.keys()],
      });
    this.measured = JSON.parse(body as string);
    const bytes = Buffer.concat([...this.parts.entries()].sort(([a], [b]) => a - b).map(([, part]) => part));
    const isWhole = createHash("sha256").update(bytes).digest("hex") === this.declared?.sha256;
    return isWhole
      ? Response.json(this.declared?.kind === "photo" ? { photoId: "ph1" } : { audioUrl: "/api/audio/1" }, {
          status: 201,
        })
      : Response.json({ code: "validation_failed" }, { status: 400 });
  }
  put = (path: string, bytes: ArrayBuffer, { onProgress }: { onProgress: (sent: number) => void }) => {
    this.puts++;
    const index = Number(path.split("/").at(-1));
    onProgress(bytes.byteLength / 2);
    // The server cuts the size into parts of its own count, and has no others.
    if (index >= Math.ceil((this.declared?.size ?? 0) / (1024 * 1024)))
      return Promise.reject(new ApiError(404, "not_found", ""));
    if (index === this.failPart) return Promise.reject(new ApiError(0, "offline", ""));
    this.parts.set(index, new Uint8Array(bytes));
    return Promise.resolve();
  };
}

let server: StubServer;
beforeEach(() => {
  server = new StubServer();
  vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit) =>
    Promise.resolve(server.answer(path, method ?? "GET", body)),
  );
});

async function recorded(...sizes: number[]) {
  const store = memoryStore();
  const measured = { durationMs: 68_000, peaks: [0, 80] };
  const { files, parts } = await cutFiles(
    sizes.map((size, at) => ({
      kind: "audio",
      bytes: new Blob([new Uint8Array(size).map((_, index) => (index * 7 + at) % 251)], {
        type: "audio/webm",
      }),
      measured,
    })),
  );
  const { id } = await store.add(waiting({ files }), parts);
  const item = async () => (await store.list("mateo")).find((one) => one.id === id)!;
  const percents: number[] = [];
  const onProgress = (percent: number) => percents.push(percent);
  const upload = async () => uploadFiles(await item(), { store, putPart: server.put, onProgress });
  return { upload, item, percents, store };
}

it("uploads in parts of 1 MB with the hash of the whole, and counts the percent", async () => {
  const { upload, item, percents } = await recorded(2 * PART_BYTES + 500_000);
  expect(await upload()).toEqual({ audioUrl: "/api/audio/1" });
  expect([...server.parts.values()].map(({ length }) => length)).toEqual([PART_BYTES, PART_BYTES, 500_000]);
  expect(percents).toEqual([20, 40, 61, 81, 90, 99]);
  expect(server.measured).toEqual({ durationMs: 68_000, peaks: [0, 80] });
  expect((await item()).files).toMatchObject([
    { uploadId: "up1", reference: "/api/audio/1", size: 2_597_152 },
  ]);
  await upload();
  expect(server.begun).toBe(1);
});

it("continues where it stopped", async () => {
  const { upload } = await recorded(2 * PART_BYTES + 500_000);
  server.failPart = 2;
  await expect(upload()).rejects.toMatchObject({ code: "offline" });
  server.failPart = null;
  server.puts = 0;
  expect(await upload()).toEqual({ audioUrl: "/api/audio/1" });
  expect([server.begun, server.puts]).toEqual([1, 1]);
});

it("continues where it stopped on a phone that has no room to store how far it was", async () => {
  const { upload, item, store } = await recorded(2 * PART_BYTES);
  await store.change((await item()).id, (one) => ({ ...one, key: "of a full phone" }));
  vi.spyOn(store, "change").mockRejectedValue(new DOMException("full", "QuotaExceededError"));
  server.failPart = 1;
  for (const _ of [1, 2]) await expect(upload()).rejects.toMatchObject({ code: "offline" });
  server.failPart = null;
  server.puts = 0;
  expect(await upload()).toEqual({ audioUrl: "/api/audio/1" });
  // Its post failed: the file is there.
  expect(await upload()).toEqual({ audioUrl: "/api/audio/1" });
  expect([server.begun, server.puts]).toEqual([1, 1]);
});

it("begins anew, in the same attempt, an upload that the server no longer has", async () => {
  const { upload, item, store } = await recorded(2 * PART_BYTES);
  server.failPart = 1;
  await expect(upload()).rejects.toMatchObject({ code: "offline" });
  await store.change((await item()).id, (one) => ({ ...one, transientRefusals: 2 }));
  server.failPart = null;
  server.begun++;
  expect(await upload()).toEqual({ audioUrl: "/api/audio/1" });
  expect([server.begun, server.parts.size]).toEqual([3, 2]);
  // What it was refused for was the one that is gone.
  expect(await item()).toMatchObject({ transientRefusals: 0, files: [{ uploadId: "up3" }] });
});

it("restarts when the server received other bytes", async () => {
  const { upload } = await recorded(3000);
  server.failPart = 0;
  await expect(upload()).rejects.toMatchObject({ code: "offline" });
  server.parts.set(0, new Uint8Array(3000));
  await expect(upload()).rejects.toMatchObject({ code: "upload_failed" });
  server.failPart = null;
  expect(await upload()).toEqual({ audioUrl: "/api/audio/1" });
});

it("uploads several files one after the other, and after an interruption only what is missing", async () => {
  const { upload, item, percents } = await recorded(PART_BYTES + 10, 2 * PART_BYTES);
  server.failPart = 1;
  await expect(upload()).rejects.toMatchObject({ code: "offline" });
  server.failPart = null;
  await upload();
  expect([server.begun, server.puts]).toEqual([2, 5]);
  expect((await item()).files).toMatchObject([
    { firstPart: 0, uploadId: "up1", reference: "/api/audio/1" },
    { firstPart: 2, uploadId: "up2", reference: "/api/audio/1" },
  ]);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(percents.at(-1)).toBe(99);
});

it("uploads from a phone that has no room to store how far it has come", async () => {
  const { item, store } = await recorded(3000);
  const change = () => Promise.reject(new DOMException("", "QuotaExceededError"));
  const full = { store: { ...store, change }, putPart: server.put, onProgress: () => undefined };
  expect(await uploadFiles(await item(), full)).toEqual({ audioUrl: "/api/audio/1" });
});

it("announces a photo with its size, and when and where it was taken, as far as that is known and kept", async () => {
  for (const takenAt of ["2026-11-20T22:15:00.000Z", null]) {
    const where = takenAt ? { place: { lat: 40.4, lon: -79.9 } } : {};
    const store = memoryStore();
    const photo = { id: "a", width: 2048, height: 1536, takenAt, ...where };
    const bytes = new Blob(["photo"], { type: "image/webp" });
    const { files, parts } = await cutFiles([{ kind: "photo", bytes, measured: {}, photo }]);
    const item = await store.add(waiting({ files }), parts);
    const onProgress = () => undefined;
    expect(await uploadFiles(item, { store, putPart: server.put, onProgress })).toEqual({
      photoIds: ["ph1"],
    });
    expect(server.declared).toEqual({
      kind: "photo",
      size: 5,
      sha256: files[0]?.sha256,
      contentType: "image/webp",
      projectId: "p1",
      width: 2048,
      height: 1536,
      ...(takenAt && { takenAt }),
      ...where,
    });
    expect(server.measured).toEqual({});
  }
});
