import { expect, it, vi } from "vitest";
import { keepRecent } from "./keep-recent";
import * as kept from "@/lib/browser/offline/kept";
import { apiPaths } from "@/lib/shared/paths/api-paths";

it("looks again at once after a look that was cut off, and not for ten minutes after a whole one", async () => {
  let looked: object | null = null;
  vi.spyOn(kept, "readJson").mockImplementation(() => Promise.resolve(looked as never));
  vi.spyOn(kept, "putJson").mockImplementation((_place, name, value) => {
    if (name === "looked") looked = value;
    return Promise.resolve();
  });
  vi.spyOn(kept, "keptProjects").mockResolvedValue([]);
  const calls: string[] = [];
  let hasSignal = false;
  vi.stubGlobal("fetch", (path: string) => {
    calls.push(path);
    if (path === apiPaths.projects() && !hasSignal) return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve(Response.json([]));
  });
  const asked = [apiPaths.recentUpdates(), apiPaths.projects()];
  await expect(keepRecent("mateo")).rejects.toThrow();
  expect(calls).toEqual(asked);
  hasSignal = true;
  await keepRecent("mateo");
  expect(calls).toEqual([...asked, ...asked]);
  await keepRecent("mateo");
  expect(calls).toEqual([...asked, ...asked]);
});
