import { expect, test, vi } from "vitest";
import { keepChosen, newPhotoId, removePhoto, reopenPhoto, trayPhoto } from "./tray";
import type { KeptPhoto } from "@/lib/browser/outbox/store/database";

const kept = new Map<string, KeptPhoto>();

vi.mock("./shrinker", () => ({
  shrink: (_: Blob, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error));
    }),
}));
/** Whether the outbox's code can be fetched. */
let hasCode = true;
vi.mock("@/lib/browser/outbox/client", () => ({
  outboxOf: () =>
    hasCode
      ? Promise.resolve({ photos: { keep, photo, removePhoto: forget, replacePhoto: keep } })
      : Promise.reject(new Error("no signal")),
}));

const photo = (id: string) => Promise.resolve(kept.get(id));
const forget = (id: string) => Promise.resolve(void kept.delete(id));
const keep = (id: string) => {
  const one = {
    id,
    userId: "mateo",
    addedAt: 0,
    bytes: new ArrayBuffer(1),
    contentType: "image/jpeg",
    shrunk: null,
  };
  kept.set(id, one);
  return Promise.resolve(one);
};

test("a photo that is removed while it shrinks is no problem, neither of who chose it nor of who opens it again", async () => {
  const id = newPhotoId();
  const chosen = keepChosen("mateo", id, new Blob(["photo"]));
  await vi.waitFor(() => expect(kept.has(id)).toBe(true));
  const reopened = reopenPhoto("mateo", id);
  await removePhoto("mateo", id);
  expect(await chosen).toBeNull();
  expect(await reopened).toBeNull();
  expect(trayPhoto(id)).toBeUndefined();
});

test("a photo that is chosen before its storage has loaded, and then cannot for lack of a signal, is kept once it can", async () => {
  const signal = stubWindow();
  hasCode = false;
  const id = newPhotoId();
  const chosen = keepChosen("mateo", id, new Blob(["photo"]));
  const removed = removePhoto("mateo", "another");
  await new Promise(setImmediate);
  expect(kept.has(id)).toBe(false);
  hasCode = true;
  signal.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(kept.has(id)).toBe(true));
  await removed;
  await removePhoto("mateo", id);
  expect(await chosen).toBeNull();
  vi.unstubAllGlobals();
});

test("a photo whose storage did not load on one bar is kept soon, without the signal ever going", async () => {
  stubWindow();
  vi.useFakeTimers();
  hasCode = false;
  const id = newPhotoId();
  const chosen = keepChosen("mateo", id, new Blob(["photo"]));
  await vi.advanceTimersByTimeAsync(1_000);
  hasCode = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(kept.has(id)).toBe(true);
  vi.useRealTimers();
  await removePhoto("mateo", id);
  expect(await chosen).toBeNull();
  vi.unstubAllGlobals();
});

function stubWindow(): EventTarget {
  const window = new EventTarget();
  vi.stubGlobal("window", window);
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  return window;
}
