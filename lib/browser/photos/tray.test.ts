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
vi.mock("@/lib/browser/outbox/client", () => ({
  outboxOf: () => Promise.resolve({ photos: { keep, photo, removePhoto: forget, replacePhoto: keep } }),
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
