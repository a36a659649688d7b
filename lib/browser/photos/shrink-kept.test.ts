import { afterEach, expect, test, vi } from "vitest";
import { shrinkKept } from "./shrink-kept";
import type { KeptPhoto } from "@/lib/browser/outbox/store/database";

const PLACE = { lat: 40.4, lon: -79.9 };

vi.mock("./shrinker", () => ({
  shrink: () => {
    const facts = { width: 4, height: 3, takenAt: null, place: PLACE, hint: null };
    return Promise.resolve({ ...facts, bytes: new Blob(["small"]), preview: new Blob(["tiny"]) });
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
});

const chosen = (id: string): KeptPhoto => ({
  id,
  userId: "mateo",
  addedAt: 0,
  bytes: new ArrayBuffer(1),
  contentType: "image/jpeg",
  shrunk: null,
});

test("where a photo was taken is forgotten, unless the person wants it kept", async () => {
  const places: unknown[] = [];
  const store = ({ shrunk }: KeptPhoto) => Promise.resolve(void places.push(shrunk?.place));
  await shrinkKept(chosen("a"), store);
  vi.stubGlobal("localStorage", { getItem: (name: string) => (name === "photo-places" ? "on" : null) });
  await shrinkKept(chosen("b"), store);
  expect(places).toEqual([undefined, PLACE]);
});
