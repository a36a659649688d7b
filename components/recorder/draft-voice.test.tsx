import "fake-indexeddb/auto";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useDraftVoice, VoiceRow } from "./draft-voice";
import { readDraft, writeDraft } from "@/components/form/draft-store";
import { startCapture } from "@/lib/browser/recorder/capture";
import { openRecordings, type Recordings } from "@/lib/browser/recorder/recordings";
import * as messages from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const { recorder: t } = messages;
const written = { projectId: "p", projectName: "Harlow Street", placeName: null };

let recordings: Recordings;

beforeEach(async () => {
  indexedDB = new IDBFactory();
  recordings = await openRecordings();
  Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined });
});

function Sheet() {
  const voice = useDraftVoice("draft");
  return voice ? <VoiceRow voice={voice} /> : <p>{voice === undefined ? "reading" : "none"}</p>;
}

function open(recording: string): void {
  writeDraft("draft", { text: "Beam is in", photos: ["a"], recording });
  renderInPage(<Sheet />);
}

async function recorded(): Promise<string> {
  const to = { userId: "mateo", written, taskId: null, subtaskId: null };
  const capture = startCapture({ ...to, recordings }, () => "audio/webm");
  capture.write(new Blob(["east side"]), 24_000);
  await capture.finish();
  return capture.id;
}

it("waits with its draft, which it leaves alone when it is discarded", async () => {
  const id = await recorded();
  open(id);
  expect(await screen.findByRole("group", { name: t.preview })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: t.kept.discard }));
  const confirm = await screen.findByRole("alertdialog", { name: t.discard.title });
  expect(readDraft("draft")).toMatchObject({ recording: id });
  fireEvent.click(screen.getByRole("button", { name: t.discard.confirm }));
  await screen.findByText("none");
  expect(confirm.isConnected).toBe(false);
  expect(readDraft("draft")).toEqual({ text: "Beam is in", photos: ["a"] });
  await waitFor(async () => expect(await recordings.find(id)).toBeUndefined());
});

it("leaves the draft once this phone no longer keeps it", async () => {
  open("gone");
  expect(screen.getByText("reading")).toBeDefined();
  await screen.findByText("none");
  expect(readDraft("draft")).toEqual({ text: "Beam is in", photos: ["a"] });
});

it("stays in its draft while the phone cannot read it, and is read later", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const id = await recorded();
  const get = vi.spyOn(IDBObjectStore.prototype, "get").mockImplementation(() => {
    throw new DOMException("The disk is busy", "UnknownError");
  });
  open(id);
  expect((await screen.findByRole("alert")).textContent).toContain(t.draft.unreadable);
  expect(readDraft("draft")).toMatchObject({ recording: id });
  get.mockRestore();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await screen.findByRole("group", { name: t.preview })).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
  vi.useRealTimers();
});

it("is left out of its draft while it cannot be read, and stays on this phone", async () => {
  const id = await recorded();
  const get = vi.spyOn(IDBObjectStore.prototype, "get").mockImplementation(() => {
    throw new DOMException("The disk is busy", "UnknownError");
  });
  open(id);
  fireEvent.click(await screen.findByRole("button", { name: t.draft.leaveOut }));
  await screen.findByText("none");
  expect(readDraft("draft")).toEqual({ text: "Beam is in", photos: ["a"] });
  get.mockRestore();
  expect(await recordings.find(id)).toBeDefined();
});

it("stays when the one before it turns out to be gone", async () => {
  const id = await recorded();
  open("gone");
  act(() => writeDraft("draft", { text: "Beam is in", photos: ["a"], recording: id }));
  expect(await screen.findByRole("group", { name: t.preview })).toBeDefined();
  expect(readDraft("draft")).toMatchObject({ recording: id });
});
