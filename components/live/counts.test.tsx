import { InfiniteQueryObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import { apiPath } from "@/lib/shared/paths/api-path";
import { type Change, CountsServer } from "@/sandbox/fixtures/cache/counts-server";
import { PROJECT, READER } from "@/sandbox/fixtures/cache/counts-state";
import { createEventApplier } from "./event-applier";
import { watchProjects } from "./live-runtime";
import { applyEvent } from "@/components/project-model/cache/apply-event";
import { clearNew, newCountIn } from "@/components/project-model/cache/new-counts-cache";
import { isOwnChange, noteOwnChange } from "@/components/project-model/cache/own-changes";
import { currentGuide } from "@/components/project-model/guide";
import type { ListedPlace } from "@/components/project-model/placement";
import { api } from "@/lib/browser/api-client";
import { trackWrite } from "@/lib/browser/writes-in-flight";
import type { ProgressView, ProjectDetailView } from "@/lib/projects/view";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { queryKeys } from "@/lib/shared/query-keys";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import { proofCount } from "@/sandbox/run/steps/proof";

const KINDS = [
  "post",
  "move",
  "withdraw",
  "addTask",
  "toggleTask",
  "assign",
  "addSubtask",
  "completeSubtask",
  "join",
] as const;
const RARE = ["deleteTask", "deleteSubtask", "leave", "endGuide"] as const;
/** Longest time in milliseconds of each part of a call, and between two deeds. */
const LONGEST = 400;
/** Milliseconds of fake time in which everything is read. */
const QUIET_MS = 20_000;

const deed = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constant("post" as const) },
    { weight: 5, arbitrary: fc.constantFrom(...KINDS) },
    { weight: 1, arbitrary: fc.constantFrom(...RARE) },
  ),
  isOwn: fc.boolean(),
  pick: fc.nat(30),
});
const story = fc.record({
  before: fc.array(deed, { maxLength: 4 }),
  deeds: fc.array(fc.record({ deed, wait: fc.nat(LONGEST) }), { minLength: 1, maxLength: 12 }),
  delays: fc.array(fc.nat(LONGEST), { minLength: 7, maxLength: 31 }),
  open: fc.constantFrom("unassigned", "all", "task:t1"),
});
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;

beforeEach(() => {
  vi.useFakeTimers();
});

it("shows after any events, in whichever order answers come, what a reload shows", async () => {
  await fc.assert(
    fc.asyncProperty(story, async (one) => {
      const { shown, reloaded } = await tell(one);
      expect(shown).toEqual(reloaded);
    }),
    { numRuns: proofCount(2000, 200) },
  );
}, 120_000);

/** Plays the deeds while a page shows the project, waits until nothing is in flight, and returns the page's counts. */
async function tell({ before, deeds, delays, open }: Story) {
  const server = new CountsServer();
  for (const early of before) server.do(early);
  let calls = 0;
  const delay = () => new Promise((resolve) => setTimeout(resolve, delays[calls++ % delays.length]));
  vi.stubGlobal("fetch", async (path: string) => {
    await delay();
    const body = server.read(path);
    const headers = { "x-event-seq": String(server.seq) };
    await delay();
    return Response.json(body ?? { code: "not_found" }, { status: body === undefined ? 404 : 200, headers });
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const markViewed = async (upTo: number) => {
    await delay();
    server.view(open, upTo);
    await delay();
  };
  const { close, closeList } = openPage(client, server, open, markViewed);
  const tellPage = listen(client, server, delay);
  const told: Change[] = [];
  const announce = (change: Change | null) => {
    if (!change) return;
    told.push(change);
    tellPage(change);
  };
  for (const { deed: next, wait } of deeds) {
    const write = async () => {
      await delay();
      const change = server.do(next);
      announce(change);
      await delay();
      return change;
    };
    if (next.isOwn) void writeOwn(client, write);
    else announce(server.do(next));
    await vi.advanceTimersByTimeAsync(wait);
  }
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  closeList();
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  const shown = countsIn(client);
  close();
  for (const { event } of told) isOwnChange(event);
  const fresh = new QueryClient();
  load(fresh, server);
  return { shown, reloaded: countsIn(fresh) };
}

/** Returns a function that announces a change to the page, some time later and in order. */
function listen(client: QueryClient, server: CountsServer, delay: () => Promise<unknown>) {
  const { enqueue } = createEventApplier(client, READER);
  let received = server.seq;
  watchProjects(client, (projectId, seq) => {
    if (seq < received) enqueue({ type: "project.refresh", projectId, seq });
  });
  let stream = Promise.resolve();
  return ({ event }: Change) => {
    const arrival = delay();
    stream = stream.then(async () => {
      await arrival;
      received = event.seq;
      enqueue(event);
    });
  };
}

/** Writes as a component of the page does. */
async function writeOwn(client: QueryClient, write: () => Promise<Change | null>): Promise<void> {
  const change = await trackWrite(write);
  if (!change) return;
  if (change.answer) noteOwnChange(change.event);
  applyEvent(client, change.event, change.answer as never);
}

/** Fills the cache with what the server renders a page from. */
function load(client: QueryClient, server: CountsServer): void {
  client.setQueryData(queryKeys.project(PROJECT), server.read(apiPath("projects", PROJECT)));
  client.setQueryData(queryKeys.tasks(PROJECT), server.read(apiPaths.tasks(PROJECT)));
  client.setQueryData(queryKeys.subtasks("t1"), server.read(apiPaths.subtasks("t1")));
  client.setQueryData(queryKeys.progress(PROJECT), server.read(apiPath("projects", PROJECT, "progress")));
}

/**
 * Loads and shows a project with one open folder, which is marked as viewed whenever it is read with something new. Closing it
 * clears the counts that it marked.
 */
function openPage(
  client: QueryClient,
  server: CountsServer,
  open: string,
  markViewed: (upTo: number) => Promise<void>,
) {
  load(client, server);
  const shown: [readonly unknown[], string][] = [
    [queryKeys.project(PROJECT), apiPath("projects", PROJECT)],
    [queryKeys.tasks(PROJECT), apiPaths.tasks(PROJECT)],
    [queryKeys.subtasks("t1"), apiPaths.subtasks("t1")],
    [queryKeys.progress(PROJECT), apiPath("projects", PROJECT, "progress")],
  ];
  const stops = shown.map(([queryKey, path]) =>
    new QueryObserver(client, { queryKey, queryFn: () => api.get(path) }).subscribe(() => undefined),
  );
  const place: ListedPlace =
    open === "task:t1" ? { kind: "task", taskId: "t1" } : { kind: open as "all" | "unassigned" };
  let markedUpTo = 0;
  const queryFn = async () => {
    const { items, seq } = await api.page(PATHS[open] ?? "");
    const upTo = seq ?? 0;
    if (newCountIn(client, PROJECT, place) > 0)
      void markViewed(upTo).then(() => {
        markedUpTo = Math.max(upTo, markedUpTo);
      });
    return { items: items as object[], next: null, seq };
  };
  const list = new InfiniteQueryObserver(client, {
    queryKey: queryKeys.updatesIn(PROJECT, open),
    queryFn,
    initialPageParam: null,
    getNextPageParam: (last: { next: null }) => last.next,
  });
  stops.push(list.subscribe(() => undefined));
  return {
    closeList: () => {
      if (markedUpTo > 0) clearNew(client, PROJECT, place, markedUpTo);
    },
    close: () => {
      for (const stop of stops) stop();
      client.clear();
    },
  };
}

const PATHS: Record<string, string> = {
  unassigned: apiPaths.updates(PROJECT, { placement: "unassigned" }),
  all: apiPaths.updates(PROJECT),
  "task:t1": apiPaths.taskUpdates("t1"),
};

/** Every count on the page, by id; subtasks only for the open task. */
function countsIn(client: QueryClient) {
  const project = client.getQueryData<ProjectDetailView>(queryKeys.project(PROJECT));
  const tasks = client.getQueryData<TaskView[]>(queryKeys.tasks(PROJECT)) ?? [];
  const isOpen = tasks.some(({ id }) => id === "t1");
  const subtasks = (isOpen && client.getQueryData<SubtaskView[]>(queryKeys.subtasks("t1"))) || [];
  return {
    all: project?.updateCount,
    unassigned: project?.unassignedUpdateCount,
    unassignedNew: project?.unassignedNewCount,
    members: project?.members.map(({ userId }) => userId),
    guide: project && currentGuide(project, tasks.length),
    progress: client.getQueryData<ProgressView>(queryKeys.progress(PROJECT)),
    tasks: Object.fromEntries(
      tasks.map(({ id, updateCount, totalUpdateCount, subtaskCount, ...task }) => [
        id,
        {
          updateCount,
          totalUpdateCount,
          subtaskCount,
          completed: task.completedSubtaskCount,
          new: task.newUpdatesCount,
          totalNew: task.totalNewCount,
        },
      ]),
    ),
    subtasks: Object.fromEntries(
      subtasks.map(({ id, updateCount, newUpdatesCount }) => [id, { updateCount, new: newUpdatesCount }]),
    ),
  };
}
