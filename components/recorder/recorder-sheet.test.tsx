import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openRecordings } from "@/lib/browser/recorder/recordings";
import type { Recording } from "@/lib/browser/outbox/items/files";
import type { KeptRecording } from "@/lib/browser/outbox/store/database";
import { changeOutboxState, outboxState } from "@/lib/browser/outbox/state";
import { endPage, watchForEnding } from "@/lib/browser/page/page-ending";
import { SHORT_MS } from "@/lib/browser/recorder/limits";
import * as messages from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";
import { FakeRecorder, FakeTrack, stubRecording } from "@/sandbox/fixtures/sound/fake-recording";
import RecorderSheet from "./recorder-sheet";
import * as keeping from "./use-kept-recordings";

vi.mock("./use-kept-recordings", async (load) => {
  const original = await load<typeof keeping>();
  return { ...original, refreshKeptRecordings: vi.fn(original.refreshKeptRecordings) };
});

const t = messages.recorder;
const asked = vi.fn(() => Promise.resolve({ getTracks: () => [new FakeTrack()] }));

beforeEach(() => {
  stubRecording(asked);
  asked.mockClear();
  vi.mocked(keeping.refreshKeptRecordings).mockClear();
});

afterEach(async () => {
  cleanup();
  // A closed recorder goes on to reread what the phone keeps.
  await vi.waitFor(() => expect(keeping.refreshKeptRecordings).toHaveResolved());
});

function open(props: Partial<ComponentProps<typeof RecorderSheet>>): void {
  renderInPage(
    <RecorderSheet
      to={{
        userId: "mateo",
        taskId: null,
        subtaskId: null,
        written: { projectId: "p", projectName: "Harlow Street", placeName: null },
      }}
      hasConsent
      onPost={() => Promise.resolve()}
      onClose={() => undefined}
      {...props}
    />,
  );
}

it("shows Record first, unless the person pressed a microphone", async () => {
  open({});
  const start = await screen.findByRole<HTMLButtonElement>("button", { name: t.start });
  await vi.waitFor(() => expect(start.disabled).toBe(false));
  fireEvent.click(start);
  expect(await screen.findByText(t.recording)).toBeDefined();
  expect(asked).toHaveBeenCalledOnce();
});

it("records as soon as somebody who pressed a microphone has consented", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 })));
  open({ startsAtOnce: true, hasConsent: false });
  expect(asked).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: t.consent.agree }));
  expect(await screen.findByText(t.recording)).toBeDefined();
});

it.each([
  ["a picture", new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ["a PDF", "%PDF-1.7"],
])("says that a chosen file is %s and what is taken, and offers another one", async (what, bytes) => {
  open({});
  await screen.findByRole("button", { name: t.start });
  const file = new File([bytes], "memo.m4a");
  fireEvent.change(screen.getByLabelText(t.chooseFile, { selector: "input" }), { target: { files: [file] } });
  await screen.findByText(`It is ${what}. You can choose MP3, WAV, M4A, MP4, 3GP, Ogg or WebM.`);
  expect(screen.getByRole("button", { name: t.chooseAnother })).toBeDefined();
  expect(screen.queryByRole("button", { name: t.chooseFile })).toBeNull();
});

it("records nothing behind the question whether to discard, and goes on once it is kept", async () => {
  open({ startsAtOnce: true });
  await screen.findByText(t.recording);
  const now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => now + 2 * SHORT_MS);
  // Six seconds, and what a busy machine has taken since it began.
  await screen.findByText(/^00:(0[6-9]|[1-5]\d)$/);
  fireEvent.click(screen.getByRole("button", { name: t.cancel }));
  const question = await screen.findByRole("alertdialog");
  expect(FakeRecorder.current.state).toBe("paused");
  fireEvent.click(question.querySelectorAll("button")[0]!);
  await vi.waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(FakeRecorder.current.state).toBe("recording");
});

it("releases the microphone when the page is covered, and keeps what was said to be posted", async () => {
  const stopWatching = watchForEnding();
  open({ startsAtOnce: true });
  await screen.findByText(t.recording);
  act(() => endPage({ reason: "signedOut" }));
  await vi.waitFor(() => expect(FakeRecorder.current.state).toBe("inactive"));
  expect(await screen.findByRole("button", { name: t.post })).toBeDefined();
  stopWatching();
});

it("tells screen readers when the system ends it, and leads them to what was recorded", async () => {
  const track = new FakeTrack();
  asked.mockResolvedValueOnce({ getTracks: () => [track] });
  open({ startsAtOnce: true });
  await screen.findByText(t.recording);
  screen.getByRole("button", { name: t.stop }).focus();
  act(() => void track.dispatchEvent(new Event("mute")));
  const heading = await screen.findByRole("heading", { name: t.preview });
  expect(screen.getByRole("alert").textContent).toBe(t.stoppedBySystem);
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
});

it("has its buttons at its foot in each phase, and none that discards while it stops", async () => {
  open({ startsAtOnce: true });
  await screen.findByText(t.recording);
  const foot = document.querySelector("footer")!;
  const names = () => [...foot.querySelectorAll("button")].map(({ textContent }) => textContent);
  expect(names()).toEqual([t.cancel, t.pause, t.stop]);
  fireEvent.click(screen.getByRole("button", { name: t.stop }));
  const enabled = [...foot.querySelectorAll("button")].filter(({ disabled }) => !disabled);
  expect(enabled).toEqual([]);
  await screen.findByText(t.preview);
  expect(names()).toEqual([t.post, t.cancel, t.again]);
  expect(screen.getByRole("dialog").querySelectorAll("section button")).toHaveLength(1);
});

const granted = () => Promise.resolve({ release: () => Promise.resolve() });
const refused = () => Promise.reject(new DOMException("", "NotAllowedError"));

it.each([
  ["an iPhone's home screen before iOS 18.4, whose wake lock does nothing", true, "iPhone", granted, true],
  ["an iPhone that refuses a wake lock", false, "iPhone", refused, true],
  ["an iPhone that stays awake", false, "iPhone", granted, false],
  ["a phone that records on behind its lock", true, "Android", refused, false],
])("says on %s whether to touch the screen", async (_, isInstalled, phone, request, isSaid) => {
  // As before iOS 18.4.
  vi.stubGlobal("Iterator", undefined);
  Reflect.deleteProperty(globalThis, "Iterator");
  vi.stubGlobal("matchMedia", () => ({ matches: isInstalled }));
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(phone);
  Object.assign(navigator, { maxTouchPoints: 5, wakeLock: { request } });
  open({ startsAtOnce: true });
  await screen.findByText(t.recording);
  const [touch, kept] = [t.touchScreen, t.keptWhileTalking];
  expect(await screen.findByText(isSaid ? touch : kept)).toBeDefined();
  expect(screen.queryByText(isSaid ? kept : touch)).toBeNull();
});

it.each([
  ["becomes part of a draft, set aside before, so that nothing else offers it", false],
  ["is posted whole, if this phone keeps only some of it", true],
])("%s", async (_, isFull) => {
  const recordings = await openRecordings();
  const attached: Promise<KeptRecording | undefined>[] = [];
  const onAttach = (id: string) => void attached.push(recordings.find(id));
  const onPost = vi.fn((_: Recording) => Promise.resolve());
  open({ startsAtOnce: true, onAttach, onPost });
  await screen.findByText(t.recording);
  FakeRecorder.current.requestData();
  if (isFull) vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(full);
  fireEvent.click(screen.getByRole("button", { name: t.stop }));
  await screen.findByText(t.preview);
  fireEvent.click(screen.getByRole("button", { name: t.attach }));
  await vi.waitFor(() => expect(attached.length + onPost.mock.calls.length).toBe(1));
  const [kept] = await Promise.all(attached);
  const posted = await onPost.mock.calls[0]?.[0].file.text();
  expect([kept?.isSetAside, posted]).toEqual(isFull ? [undefined, "words end"] : [true, undefined]);
});

it.each([false, true])(
  "says without a signal that what is recorded is safe, unless the phone is full (%s)",
  async (isFull) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    open({});
    await vi.waitFor(() => expect(outboxState().isKept).toBe(true));
    act(() => changeOutboxState({ isFull }));
    await screen.findByRole("button", { name: t.start });
    expect(screen.queryByText(/What you record is safe on this phone/) === null).toBe(isFull);
    act(() => changeOutboxState({ isFull: false }));
  },
);

function full(): never {
  throw new DOMException("No room", "QuotaExceededError");
}
