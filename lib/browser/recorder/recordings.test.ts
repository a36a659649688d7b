import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";
import { openIndexedDbStore } from "@/lib/browser/outbox/store/indexed-db-store";
import { inMs } from "@/lib/recordings/shared/sound-length";
import { measureLength } from "@/lib/recordings/transcribe/recording";
import { stubKept } from "@/sandbox/fixtures/cache/kept-files";
import { waiting } from "@/sandbox/fixtures/outbox-fixture";
import { openRecordings, type Recordings } from "./recordings";
import { startCapture } from "./capture";

const WRITTEN = { projectId: "p1", projectName: "Harlow Street", placeName: "North wall" };

const kept = async (userId: string) => (await openIndexedDbStore()).recordings(userId);

let recordings: Recordings;
let held: { name: string }[];

beforeEach(async () => {
  held = [];
  vi.stubGlobal("navigator", { locks: { query: () => Promise.resolve({ held }) } });
  recordings = await openRecordings();
  for (const user of ["mateo", "june"]) for (const { id } of await kept(user)) await recordings.discard(id);
});

function captureOf(userId: string, store: Recordings | null = recordings) {
  const to = { userId, written: WRITTEN, taskId: "t1", subtaskId: null };
  return startCapture({ ...to, recordings: store }, () => "audio/webm;codecs=opus");
}

const said = (text: string) => new Blob([text]);

it("keeps every chunk, so that a page that dies loses only what came after the last", async () => {
  const capture = captureOf("mateo");
  capture.add([5, 40]);
  capture.write(said("The north "), 1);
  capture.add([60]);
  capture.write(said("wall"), 2);
  await capture.finish();
  // The page dies here: nothing is left but what is kept.
  const [recording] = await kept("mateo");
  const clip = await recordings.clip(recording!);
  expect(await clip.file.text()).toBe("The north wall");
  expect(clip).toMatchObject({ durationMs: 2, peaks: [5, 40, 60], written: WRITTEN, taskId: "t1" });
  expect(clip.file.type).toBe("audio/webm;codecs=opus");
});

it("goes on keeping where the browser has severed the connection", async () => {
  const opened = vi.spyOn(indexedDB, "open");
  const capture = captureOf("mateo", await openRecordings());
  capture.write(said("The north "), 1);
  await vi.waitFor(async () => expect(await kept("mateo")).toHaveLength(1));
  (opened.mock.results[0]!.value as IDBOpenDBRequest).result.close();
  capture.write(said("wall"), 2);
  await capture.finish();
  expect(capture.add([]).isKept).toBe(true);
  const [recording] = await kept("mateo");
  expect(await (await recordings.clip(recording!)).file.text()).toBe("The north wall");
});

it.each(["live.webm", "live.mp4"])("is as long to its author as to the server: %s", async (name) => {
  const bytes = readFileSync(`sandbox/fixtures/sound/${name}`);
  const type = `audio/${name.split(".")[1]!}`;
  const server = await measureLength(new Blob([bytes], { type }), null);
  const to = { userId: "mateo", written: WRITTEN, taskId: null, subtaskId: null };
  const capture = startCapture({ ...to, recordings }, () => `${type};codecs=opus`);
  // The stopwatch runs from the press on; the encoder starts later.
  capture.write(new Blob([bytes.subarray(0, 4000)]), 1000);
  capture.write(new Blob([bytes.subarray(4000)]), inMs(server.seconds) + 400);
  const posted = await capture.finish();
  const [recording] = await kept("mateo");
  const later = await recordings.clip(recording!);
  expect(server.known).not.toBeNull();
  expect([posted.durationMs, later.durationMs]).toEqual([inMs(server.seconds), inMs(server.seconds)]);
});

it("shows no recording of another user, nor one that a page has open", async () => {
  const capture = captureOf("mateo");
  capture.write(said("words"), 1000);
  await capture.finish();
  expect(await kept("june")).toEqual([]);
  held = [{ name: `recording:${capture.id}` }];
  expect(await kept("mateo")).toEqual([]);
  held = [];
  expect(await kept("mateo")).toHaveLength(1);
});

it("is deleted in the transaction that adds its item", async () => {
  const capture = captureOf("mateo");
  capture.write(said("words"), 1000);
  await capture.finish();
  const outbox = await openIndexedDbStore();
  const { id } = await outbox.add(waiting(), [Uint8Array.of(7, 5).buffer], capture.id);
  expect(await kept("mateo")).toEqual([]);
  const part = await outbox.part(id, 0);
  // The bytes: any ArrayBuffer equals another for `toEqual`.
  expect(part && new Uint8Array(part)).toEqual(Uint8Array.of(7, 5));
});

it("is complete in memory if the phone has no storage, or ran out of it", async () => {
  const nowhere = captureOf("mateo", null);
  nowhere.write(said("words"), 1000);
  expect(await (await nowhere.finish()).file.text()).toBe("words");
  expect((await nowhere.finish()).recordingId).toBeNull();

  const full = { ...recordings, append: () => Promise.reject(new DOMException("", "QuotaExceededError")) };
  const capture = captureOf("mateo", full);
  capture.write(said("more "), 1000);
  capture.write(said("words"), 2000);
  expect(await (await capture.finish()).file.text()).toBe("more words");
  expect(capture.add([])).toEqual({ bytes: 10, isKept: false });
});

const noRoom = () => Promise.reject(new DOMException("", "QuotaExceededError"));
/** A store whose second chunk is refused, so many times. */
const refusing = (times: number): Recordings => {
  let left = times;
  const append: Recordings["append"] = (recording, chunk) =>
    recording.chunks === 2 && left-- > 0 ? noRoom() : recordings.append(recording, chunk);
  return { ...recordings, append };
};

it("keeps all of it, in its order, once the phone has room again", async () => {
  const capture = captureOf("mateo", refusing(2));
  for (const [at, text] of ["The ", "north ", "wall"].entries()) capture.write(said(text), at + 1);
  const posted = await capture.finish();
  expect(capture.add([]).isKept).toBe(true);
  const [recording] = await kept("mateo");
  expect(recording).toMatchObject({ bytes: 14, chunks: 3, durationMs: 3, isUnfinished: false });
  const later = await recordings.clip(recording!);
  expect([await posted.file.text(), await later.file.text()]).toEqual(["The north wall", "The north wall"]);
});

it("tells one that the phone had room for only in part from a whole one", async () => {
  const capture = captureOf("mateo", refusing(9));
  for (const text of ["The ", "north ", "wall"]) capture.write(said(text), 1);
  expect(await (await capture.finish()).file.text()).toBe("The north wall");
  expect(await kept("mateo")).toMatchObject([{ bytes: 4, isUnfinished: true }]);
});

it("gives up the kept files before it keeps no more", async () => {
  const left = stubKept("mateo", ["/projects/p", "/api/audio/1"]);
  const capture = captureOf("mateo", refusing(1));
  for (const text of ["The ", "north "]) capture.write(said(text), 1);
  await capture.finish();
  expect(left()).toEqual(["/projects/p"]);
  expect(await kept("mateo")).toMatchObject([{ bytes: 10, isUnfinished: false }]);
});

it("goes on without a chunk that the browser cannot read", async () => {
  const unreadable = said("north ");
  unreadable.arrayBuffer = () => Promise.reject(new DOMException("", "NotReadableError"));
  const capture = captureOf("mateo");
  for (const chunk of [said("The "), unreadable, said("wall")]) capture.write(chunk, 1);
  expect(await (await capture.finish()).file.text()).toBe("The wall");
  const [recording] = await kept("mateo");
  expect(await (await recordings.clip(recording!)).file.text()).toBe("The wall");
});
