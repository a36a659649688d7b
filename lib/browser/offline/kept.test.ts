import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepHeard, openKept, putJson, readHeard, readJson } from "./kept";
import { leavePage, startPageSession } from "@/lib/browser/page/page-session";
import { announceSession } from "@/lib/browser/tabs/session-channel";

afterEach(leavePage);

const names = new Map<string, Map<string, Response>>();

beforeEach(async () => {
  names.clear();
  const open = (name: string) => {
    const kept = names.get(name) ?? new Map<string, Response>();
    names.set(name, kept);
    return Promise.resolve({
      match: (path: string) => Promise.resolve(kept.get(path)?.clone()),
      put: (path: string, response: Response) => Promise.resolve(void kept.set(path, response)),
      keys: () => Promise.resolve([...kept.keys()].map((path) => ({ url: path }))),
      delete: ({ url }: { url: string }) => Promise.resolve(kept.delete(url)),
    });
  };
  // Safari 16 has no `Response.json`.
  vi.spyOn(Response, "json").mockImplementation(() => {
    throw new TypeError("Response.json is not a function");
  });
  vi.stubGlobal("caches", {
    open,
    has: (name: string) => Promise.resolve(names.has(name)),
    keys: () => Promise.resolve([...names.keys()]),
    delete: (name: string) => Promise.resolve(names.delete(name)),
  });
  startPageSession({ id: "rosa", name: "Rosa Ortiz" });
  await openKept({ userId: "rosa" }, { create: true });
});

it("creates nothing for who has signed out", async () => {
  await putJson({ userId: "rosa" }, "looked", { at: 1 });
  expect(await readJson({ userId: "rosa" }, "looked")).toEqual({ at: 1 });
  names.clear();
  leavePage();
  expect(await openKept({ userId: "rosa" }, { create: true })).toBeNull();
  await putJson({ userId: "rosa", projectId: "p" }, "recent", { at: 2 });
  expect([...names]).toEqual([]);
});

it("keeps the newest words that this phone wrote down in a project", async () => {
  const place = { userId: "rosa", projectId: "p" };
  await putJson(place, "recent", { at: 2 });
  for (let at = 0; at <= 20; at += 1) await keepHeard(place, `u${String(at)}`, `words ${String(at)}`);
  expect(await readHeard(place, "u0")).toBeNull();
  expect([await readHeard(place, "u1"), await readHeard(place, "u20")]).toEqual(["words 1", "words 20"]);
  expect(await readJson(place, "recent")).toEqual({ at: 2 });
});

it("forgets who was here when they sign out, and notes who signs in, before another page is opened", async () => {
  names.set("reader", new Map([["/reader", new Response("rosa")]]));
  announceSession(null);
  await vi.waitFor(() => expect([...names.keys()]).toEqual([]));
  announceSession({ id: "mateo", name: "Mateo Rivas" });
  await vi.waitFor(() => expect([...names.keys()]).toEqual(["reader"]));
  expect(await names.get("reader")?.get("/reader")?.text()).toBe("mateo");
});

it("forgets where a code was mailed once somebody signs in or out", async () => {
  const storage = {
    "code-sent:visitor:sign-in": "{}",
    theme: "dark",
    removeItem: vi.fn<(name: string) => void>(),
  };
  vi.stubGlobal("localStorage", { ...storage, setItem: () => undefined });
  announceSession(null);
  await vi.waitFor(() => expect(storage.removeItem.mock.calls).toEqual([["code-sent:visitor:sign-in"]]));
});

it("reads nothing that a release with other views kept, but the words that this phone wrote down", async () => {
  const place = { userId: "rosa", projectId: "p" };
  await putJson(place, "recent", { at: 2 });
  await keepHeard(place, "u", "words");
  expect(await readJson(place, "recent")).toEqual({ at: 2 });
  for (const [path, kept] of names.get("kept:rosa:p") ?? [])
    names.get("kept:rosa:p")?.set(path, new Response(kept.body, { headers: { views: "other" } }));
  expect(await readJson(place, "recent")).toBeNull();
  expect(await readHeard(place, "u")).toBe("words");
});
