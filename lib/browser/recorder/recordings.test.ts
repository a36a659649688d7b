import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";
import { openIndexedDbStore } from "@/lib/browser/outbox/store/indexed-db-store";
import { inMs } from "@/lib/recordings/shared/sound-length";
import { measureLength } from "@/lib/recordings/transcribe/measure-length";
import { waiting } from "@/sandbox/fixtures/outbox-fixture";
import { openRecordings, type Recordings } from "./recordings";
import { openTape } from "./tape";

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

function tapeOf(userId: string, store: Recordings | null = recordings) {
  const to = { userId, written: WRITTEN, taskId: "t1", subtaskId: null };
  return openTape({ ...to, recordings: store }, () => "audio/webm;codecs=opus");
}

const said = (text: string) => new Blob([text]);

it("keeps every chunk, so that a page that dies loses only what came after the last", async () => {
  const tape = tapeOf("mateo");
  tape.add([5, 40]);
  tape.write(said("The north "), 1);
  tape.add([60]);
  tape.write(said("wall"), 2);
  await tape.take();
  // The page dies here: nothing is left but what is kept.
  const [recording] = await kept("mateo");
  const take = await recordings.take(recording!);
  expect(await take.file.text()).toBe("The north wall");
  expect(take).toMatchObject({ durationMs: 2, peaks: [5, 40, 60], written: WRITTEN, taskId: "t1" });
  expect(take.file.type).toBe("audio/webm;codecs=opus");
});

it.each(["live.webm", "live.mp4"])("is as long to its author as to the server: %s", async (name) => {
  const bytes = readFileSync(`sandbox/fixtures/sound/${name}`);
  const type = `audio/${name.split(".")[1]!}`;
  const server = await measureLength(new Blob([bytes], { type }), null);
  const to = { userId: "mateo", written: WRITTEN, taskId: null, subtaskId: null };
  const tape = openTape({ ...to, recordings }, () => `${type};codecs=opus`);
  // The stopwatch runs from the press on; the encoder starts later.
  tape.write(new Blob([bytes.subarray(0, 4000)]), 1000);
  tape.write(new Blob([bytes.subarray(4000)]), inMs(server.seconds) + 400);
  const posted = await tape.take();
  const [recording] = await kept("mateo");
  const later = await recordings.take(recording!);
  expect(server.known).not.toBeNull();
  expect([posted.durationMs, later.durationMs]).toEqual([inMs(server.seconds), inMs(server.seconds)]);
});

it("shows no recording of another user, nor one that a page has open", async () => {
  const tape = tapeOf("mateo");
  tape.write(said("words"), 1000);
  await tape.take();
  expect(await kept("june")).toEqual([]);
  held = [{ name: `recording:${tape.id}` }];
  expect(await kept("mateo")).toEqual([]);
  held = [];
  expect(await kept("mateo")).toHaveLength(1);
});

it("is deleted in the transaction that adds its item", async () => {
  const tape = tapeOf("mateo");
  tape.write(said("words"), 1000);
  await tape.take();
  const outbox = await openIndexedDbStore();
  const { id } = await outbox.add(waiting(), [new ArrayBuffer(5)], tape.id);
  expect(await kept("mateo")).toEqual([]);
  expect(await outbox.part(id, 0)).toEqual(new ArrayBuffer(5));
});

it("is complete in memory if the phone has no storage, or ran out of it", async () => {
  const nowhere = tapeOf("mateo", null);
  nowhere.write(said("words"), 1000);
  expect(await (await nowhere.take()).file.text()).toBe("words");
  expect((await nowhere.take()).recordingId).toBeNull();

  const full = { ...recordings, append: () => Promise.reject(new DOMException("", "QuotaExceededError")) };
  const tape = tapeOf("mateo", full);
  tape.write(said("more "), 1000);
  tape.write(said("words"), 2000);
  expect(await (await tape.take()).file.text()).toBe("more words");
  expect(tape.add([])).toEqual({ bytes: 10, isKept: false });
});
