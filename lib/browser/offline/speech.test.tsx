import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chooseKept } from "./choices";
import { canHearHere, downloadHearing } from "./speech";
import { openIndexedDbStore } from "@/lib/browser/outbox/store/indexed-db-store";
import { createRecorder, type Recorder } from "@/lib/browser/recorder/recorder";
import { openRecordings } from "@/lib/browser/recorder/recordings";
import { FakeRecorder, FakeTrack, stubRecording } from "@/sandbox/fixtures/sound/fake-recording";
import { type FakeRecognition, type FakeSpeech, fakeSpeech } from "@/sandbox/fixtures/sound/fake-speech";

const written = { projectId: "p1", projectName: "Harlow Street", placeName: null };
const TO = { userId: "mateo", taskId: null, subtaskId: null, written };
const SILENCE_MS = 5000;

let own: FakeTrack;
let recorder: Recorder;

beforeEach(() => {
  document.documentElement.lang = "es";
  chooseKept("hear", true);
  own = new FakeTrack();
  const track = Object.assign(new FakeTrack(), { clone: () => own });
  stubRecording(() => Promise.resolve({ getTracks: () => [track], getAudioTracks: () => [track] }));
  recorder = createRecorder(TO, { startsAtOnce: true });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, "SpeechRecognition");
  chooseKept("hear", false);
  const { clip } = recorder.state();
  await recorder.close();
  if (clip?.recordingId) await (await openRecordings()).discard(clip.recordingId);
});

async function recordWith(current: () => FakeRecognition | undefined): Promise<FakeRecognition> {
  await recorder.open();
  return vi.waitFor(() => {
    const recognition = current();
    expect(recognition?.track).toBe(own);
    return recognition!;
  });
}

async function clip() {
  recorder.stop();
  return vi.waitFor(() => {
    expect(recorder.state().phase).toBe("preview");
    return recorder.state().clip!;
  });
}

it("keeps what is said with the recording as it is made, and takes the last words after its end", async () => {
  const { hear, lang } = await recordWith(fakeSpeech({ last: " y a nivel" }));
  expect(lang).toBe("es-ES");
  hear("La viga está puesta");
  FakeRecorder.current.requestData();
  const kept = async () => (await (await openIndexedDbStore()).recordings("mateo")).map(({ heard }) => heard);
  await vi.waitFor(async () => expect(await kept()).toEqual(["La viga está puesta"]));
  await clip();
  await vi.waitFor(() => expect(recorder.state().clip?.heard).toBe("La viga está puesta y a nivel"));
  expect(own.isStopped).toBe(true);
});

it("hears nothing while the recording is paused", async () => {
  await recordWith(fakeSpeech({}));
  recorder.pause();
  expect(own.enabled).toBe(false);
  recorder.resume();
  expect(own.enabled).toBe(true);
});

it("goes on after a recognizer that ended in a silence, and not after one that cannot", async () => {
  const current = fakeSpeech({});
  const first = await recordWith(current);
  first.hear("La viga");
  const later = performance.now() + SILENCE_MS;
  vi.spyOn(performance, "now").mockImplementation(() => later);
  first.tell("error", { error: "no-speech" });
  first.tell("end");
  const second = await vi.waitFor(() => {
    expect(current()).not.toBe(first);
    return current()!;
  });
  second.hear("a nivel");
  vi.spyOn(performance, "now").mockImplementation(() => later + SILENCE_MS);
  second.tell("error", { error: "language-not-supported" });
  second.tell("end");
  expect(own.isStopped).toBe(true);
  expect((await clip()).heard).toBe("La viga a nivel");
  expect(current()).toBe(second);
});

it.each([
  ["the browser has none", null],
  ["the language is not on the phone", { state: "downloadable" }],
  ["it cannot be asked", { broken: "available" }],
  ["it cannot start", { broken: "start" }],
  ["it cannot stop", { broken: "stop" }],
] satisfies [string, FakeSpeech | null][])("records all the same where %s", async (_, speech) => {
  if (speech) fakeSpeech(speech);
  await recorder.open();
  FakeRecorder.current.requestData();
  const { file, heard } = await clip();
  expect([await file.text(), heard]).toEqual(["words end", undefined]);
});

it("hears nothing that nobody asked for", async () => {
  chooseKept("hear", false);
  const current = fakeSpeech({ said: "La viga" });
  await recorder.open();
  expect((await clip()).heard).toBeUndefined();
  expect(current()).toBeUndefined();
});

it("is there only where all of it is done by the phone", async () => {
  expect(await canHearHere("es")).toBe(false);
  fakeSpeech({ state: "downloadable" });
  expect(await canHearHere("es")).toBe(true);
  await downloadHearing("es");
  const here = (globalThis as unknown as { SpeechRecognition: object }).SpeechRecognition;
  Object.assign(here, { prototype: {} });
  expect(await canHearHere("es")).toBe(false);
  await expect(downloadHearing("es")).rejects.toThrow();
});
