import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { keepRecent } from "./keep-recent";
import { readRecent, restoreQueries } from "./kept-queries";
import * as kept from "@/lib/browser/offline/kept";
import { apiPath } from "@/lib/shared/paths/api-path";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { queryKeys } from "@/lib/shared/query-keys";

beforeEach(() => {
  const stored = new Map<string, object>();
  vi.spyOn(kept, "readJson").mockImplementation((_place, name) =>
    Promise.resolve((stored.get(name) ?? null) as never),
  );
  vi.spyOn(kept, "putJson").mockImplementation((_place, name, value) => {
    stored.set(name, value);
    return Promise.resolve();
  });
  vi.spyOn(kept, "keptProjects").mockResolvedValue([]);
});

it("looks again at once after a look that was cut off, or by a clock that was ahead, and not for ten minutes after a whole one", async () => {
  const calls: string[] = [];
  let hasSignal = false;
  vi.stubGlobal("fetch", (path: string) => {
    calls.push(path);
    if (path === apiPaths.projects() && !hasSignal) return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve(Response.json([]));
  });
  const asked = [apiPath("recent-updates"), apiPaths.projects()];
  await expect(keepRecent("mateo")).rejects.toThrow();
  expect(calls).toEqual(asked);
  hasSignal = true;
  await keepRecent("mateo");
  expect(calls).toEqual([...asked, ...asked]);
  await keepRecent("mateo");
  expect(calls).toEqual([...asked, ...asked]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 31 * 24 * 60 * 60 * 1000 });
  await keepRecent("mateo");
  vi.useRealTimers();
  expect(calls).toEqual([...asked, ...asked, ...asked]);
});

it("gives a kept page the lists that it lacks, and leaves those that it has", async () => {
  const projects = [{ id: "old", createdAt: "2020-01-01T00:00:00Z", latestUpdate: null }];
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(Response.json(path === apiPaths.projects() ? projects : [])),
  );
  await keepRecent("mateo");
  vi.spyOn(kept, "pageKeptAt").mockReturnValue(1);
  const client = new QueryClient();
  client.setQueryData(queryKeys.recentUpdates(), ["read here"]);
  await restoreQueries(client, { userId: "mateo" });
  expect(client.getQueryData(queryKeys.projects())).toEqual(projects);
  expect(client.getQueryData(queryKeys.recentUpdates())).toEqual(["read here"]);
});

it("keeps a project in which the reader sees an update, and not the task that it is in", async () => {
  const now = new Date().toISOString();
  const answers: Record<string, object[]> = {
    [apiPaths.projects()]: [{ id: "harlow", createdAt: now, latestUpdate: null, eventSeq: 1 }],
    [apiPath("recent-updates")]: [],
    [apiPaths.updates("harlow", { includeComments: "true", limit: "1" })]: [
      { taskId: "unseen", createdAt: now, photos: [] },
      { taskId: "framing", createdAt: now, photos: [] },
    ],
    [apiPaths.subtasks("framing")]: [{ id: "joists" }],
  };
  const notFound = { code: "not_found", message: "Not found." };
  vi.stubGlobal("fetch", (path: string) => {
    const answer = Object.entries(answers).find(([known]) => path.split("?")[0] === known.split("?")[0])?.[1];
    return Promise.resolve(answer ? Response.json(answer) : Response.json(notFound, { status: 404 }));
  });
  const worker = { ready: Promise.resolve({ active: { postMessage: () => undefined } }) };
  vi.stubGlobal("navigator", Object.create(navigator, { serviceWorker: { value: worker } }));
  vi.spyOn(kept, "openKept").mockResolvedValue(null);
  await keepRecent("mateo");
  const place = { userId: "mateo", projectId: "harlow" };
  expect(await readRecent(place)).toMatchObject({ seq: 1, subtasks: { framing: [{ id: "joists" }] } });
});

it("fetches no files where the phone has little more room than for what its people write", async () => {
  const now = new Date().toISOString();
  const fetched: string[] = [];
  const answers: Record<string, object[]> = {
    [apiPaths.projects()]: [{ id: "harlow", createdAt: now, latestUpdate: null, eventSeq: 1 }],
    [apiPaths.updates("harlow")]: [{ taskId: null, createdAt: now, photos: [], audioUrl: "/api/audio/1" }],
  };
  vi.stubGlobal("fetch", (path: string) => {
    fetched.push(new URL(path, location.origin).pathname);
    return Promise.resolve(Response.json(answers[path.split("?")[0]!] ?? []));
  });
  let usage = 960_000_000;
  vi.stubGlobal(
    "navigator",
    Object.create(navigator, {
      serviceWorker: { value: { ready: Promise.resolve({ active: { postMessage: () => undefined } }) } },
      storage: { value: { estimate: () => Promise.resolve({ usage, quota: 1_000_000_000 }) } },
    }),
  );
  const cache = {
    keys: () => Promise.resolve([]),
    match: () => Promise.resolve(),
    put: () => Promise.resolve(),
  };
  vi.spyOn(kept, "openKept").mockResolvedValue(cache as unknown as Cache);
  await keepRecent("mateo");
  expect(fetched).not.toContain("/api/audio/1");
  usage = 500_000_000;
  vi.spyOn(Date, "now").mockReturnValue(Date.parse(now) + 11 * 60_000);
  await keepRecent("mateo");
  expect(fetched).toContain("/api/audio/1");
});
