import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MAX_AUDIO } from "@/lib/recordings/limits";
import { draftOfFiles } from "@/lib/browser/outbox/items/files";
import { openOutbox } from "@/lib/browser/outbox/outbox";
import { openIndexedDbStore } from "@/lib/browser/outbox/store/indexed-db-store";
import { recordingOf } from "@/sandbox/fixtures/sound/recordings";
import { FakeRecorder, FakeTrack, stubRecording } from "@/sandbox/fixtures/sound/fake-recording";
import { WARN_MS } from "./limits";
import { createRecorder, type Recorder } from "./recorder";
import { openRecordings } from "./recordings";

const TO = {
  userId: "mateo",
  taskId: null,
  subtaskId: null,
  written: { projectId: "p1", projectName: "Harlow Street", placeName: null },
};

let track: FakeTrack;
let ask: () => Promise<unknown>;
let recorder: Recorder;

beforeEach(async () => {
  track = new FakeTrack();
  ask = () => Promise.resolve({ getTracks: () => [track] });
  stubRecording(() => ask());
  const recordings = await openRecordings();
  for (const { id } of await kept()) await recordings.discard(id);
  recorder = createRecorder(TO, { startsAtOnce: true });
});

afterEach(() => recorder.close());

const kept = async () => (await openIndexedDbStore()).recordings("mateo");
const keptCount = async () => (await kept()).length;
const untilPhase = (phase: string) => vi.waitFor(() => expect(recorder.state().phase).toBe(phase));

it.each(["mute", "ended"])(
  "ends and keeps a recording whose track is %s: a call, or another app",
  async (event) => {
    await recorder.open();
    FakeRecorder.current.requestData();
    track.dispatchEvent(new Event(event));
    await untilPhase("preview");
    expect(recorder.state().endedBy).toBe("system");
    expect(await recorder.state().clip?.file.text()).toBe("words end");
    expect(track.isStopped).toBe(true);
    expect(await keptCount()).toBe(1);
  },
);

it("stores everything before a pause immediately, and continues after it", async () => {
  await recorder.open();
  recorder.pause();
  await vi.waitFor(async () => expect(await keptCount()).toBe(1));
  recorder.resume();
  recorder.stop();
  await untilPhase("preview");
  expect(recorder.state().endedBy).toBe("person");
});

it("knows a minute ahead that it will be too large, and ends before it is", async () => {
  await recorder.open();
  FakeRecorder.current.requestData("x".repeat(MAX_AUDIO - 200_000));
  await vi.waitFor(() => expect(recorder.state().remainingMs).toBeLessThan(WARN_MS));
  expect(recorder.state().phase).toBe("recording");
  FakeRecorder.current.requestData("x".repeat(140_000));
  await untilPhase("preview");
  expect(recorder.state().endedBy).toBe("limit");
  expect(recorder.state().clip?.file.size).toBeLessThan(MAX_AUDIO);
});

it("records nothing once it was cancelled while the browser asked for the microphone", async () => {
  let allow: (stream: unknown) => void = () => undefined;
  ask = () => new Promise((resolve) => (allow = resolve));
  const opening = recorder.open();
  await untilPhase("starting");
  await recorder.discard();
  allow({ getTracks: () => [track] });
  await opening;
  expect(recorder.state().phase).toBe("ready");
  expect(track.isStopped).toBe(true);
  expect(await keptCount()).toBe(0);
});

it("waits for Record where the person pressed no microphone", async () => {
  const shown = createRecorder(TO);
  await shown.open();
  expect(shown.state().phase).toBe("ready");
  await shown.record();
  expect(shown.state().phase).toBe("recording");
  await shown.close();
});

it("deletes a discarded recording, and says why there is no microphone", async () => {
  await recorder.open();
  recorder.stop();
  await untilPhase("preview");
  await recorder.discard();
  expect(recorder.state()).toMatchObject({ phase: "ready", clip: null });
  expect(await keptCount()).toBe(0);
  ask = () => Promise.reject(new DOMException("", "NotReadableError"));
  await recorder.record();
  expect(recorder.state()).toMatchObject({ phase: "ready", problem: "busy" });
});

it("refuses a chosen file that is too large or no audio", async () => {
  await recorder.open();
  expect(await recorder.choose(new File(["words"], "a.mp3"))).toBeNull();
  expect(recorder.state()).toMatchObject({ problem: "notAudio", found: "unknown" });
  expect(await recorder.choose(new File(["%PDF-1.7"], "plan.m4a"))).toBeNull();
  expect(recorder.state()).toMatchObject({ problem: "notAudio", found: "pdf" });
  expect(await recorder.choose(new File([recordingOf("wav", MAX_AUDIO + 1)], "b.wav"))).toBeNull();
  expect(recorder.state()).toMatchObject({ problem: "tooLarge", found: null });
});

it("is posted whole where the phone became full in the middle of it, and then kept no longer", async () => {
  const posted: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    posted.push(path);
    return new Promise(() => undefined);
  });
  await recorder.open();
  FakeRecorder.current.requestData();
  await vi.waitFor(async () => expect(await keptCount()).toBe(1));
  for (const write of ["put", "add"] as const)
    vi.spyOn(IDBObjectStore.prototype, write).mockImplementation(full);
  FakeRecorder.current.requestData();
  recorder.stop();
  await untilPhase("preview");
  const { file, recordingId } = recorder.state().clip!;
  expect(await file.text()).toBe("words words end");
  const outbox = await openOutbox("mateo", () => Promise.resolve());
  const files = draftOfFiles({ recording: { file, ...(recordingId && { recordingId }) } });
  const content = { text: "", taskId: null, subtaskId: null };
  const item = await outbox.add({ kind: "update", content, written: TO.written, ...files });
  expect(await (await outbox.file(item, item.files[0]!))?.text()).toBe("words words end");
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  await outbox.discard(item.key);
  expect(await keptCount()).toBe(0);
  outbox.close();
  vi.restoreAllMocks();
});

function full(): never {
  throw new DOMException("No room", "QuotaExceededError");
}
