import { afterEach, expect, it, vi } from "vitest";
import { openKept, putJson, readJson } from "./kept";
import { leavePage, startPageSession } from "@/lib/browser/page/page-session";

afterEach(leavePage);

it("creates nothing for who has signed out", async () => {
  const names = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const kept = names.get(name) ?? new Map<string, Response>();
    names.set(name, kept);
    return Promise.resolve({
      match: (path: string) => Promise.resolve(kept.get(path)?.clone()),
      put: (path: string, response: Response) => Promise.resolve(void kept.set(path, response)),
    });
  };
  vi.stubGlobal("caches", { open, has: (name: string) => Promise.resolve(names.has(name)) });
  startPageSession({ id: "rosa", name: "Rosa Ortiz" });
  await openKept({ userId: "rosa" }, { create: true });
  await putJson({ userId: "rosa" }, "looked", { at: 1 });
  expect(await readJson({ userId: "rosa" }, "looked")).toEqual({ at: 1 });
  names.clear();
  leavePage();
  expect(await openKept({ userId: "rosa" }, { create: true })).toBeNull();
  await putJson({ userId: "rosa", projectId: "p" }, "recent", { at: 2 });
  expect([...names]).toEqual([]);
});
