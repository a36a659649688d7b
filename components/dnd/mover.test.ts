import { type InfiniteData, QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createMover } from "./mover";
import { moveUpdate, type UpdatesPage } from "@/components/project-model/cache/update-lists";
import { type Placement, placementKey, placementOf, UNASSIGNED } from "@/components/project-model/placement";
import type { ProjectDetailView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import type { UpdateView } from "@/lib/updates/view";
import { updateSample } from "@/sandbox/fixtures/update-sample";

const PROJECT = "harlow";
const FRAMING: Placement = { kind: "task", taskId: "framing" };
const ROOFING: Placement = { kind: "task", taskId: "roofing" };
const JOISTS: Placement = { kind: "subtask", taskId: "framing", subtaskId: "joists" };
const PLACES = [UNASSIGNED, FRAMING, ROOFING, JOISTS];

test("a move shows before the server answers, and stays once it is confirmed", async () => {
  const site = layOut(1);
  const server = slowServer();
  const move = moverOn(site, server.send);
  const moved = move(site.update(0), FRAMING);
  expect(site.listed()).toEqual({ "task:framing": ["0"] });
  expect(site.counts()).toEqual({ "task:framing": 1 });
  await server.answer(true);
  await moved;
  expect(site.listed()).toEqual({ "task:framing": ["0"] });
});

test("a refused move is rolled back, counts included, with the reason", async () => {
  const site = layOut(2);
  const onRefused = vi.fn();
  const move = createMover({ ...callbacks(site), send: () => Promise.reject(new Error("No")), onRefused });
  await move(site.update(1), JOISTS);
  expect(site.listed()).toEqual({ unassigned: ["1", "0"] });
  expect(site.counts()).toEqual({ unassigned: 2 });
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(new Error("No"), false);
});

test.each([true, false])(
  "an update that somebody else moved meanwhile is in one folder, agreed: %s",
  async (agrees) => {
    const site = layOut(1);
    const server = slowServer();
    const lifted = site.update(0);
    moveUpdate(site.client, lifted, JOISTS);
    const moved = moverOn(site, server.send)(lifted, FRAMING);
    expect(site.listed()).toEqual({ "task:framing": ["0"] });
    moveUpdate(site.client, site.update(0), ROOFING);
    await server.answer(agrees);
    await moved;
    expect(site.everything()).toEqual(["0"]);
  },
);

test("a move says where the update came from, so that it can be undone", async () => {
  const site = layOut(1);
  const onMoved = vi.fn();
  const send = (id: string, to: Placement) => Promise.resolve({ ...site.update(0), ...idsOf(to) });
  const move = createMover({ ...callbacks(site), send, onMoved });
  await move(site.update(0), FRAMING);
  expect(onMoved).toHaveBeenLastCalledWith(expect.objectContaining({ taskId: "framing" }), UNASSIGNED, false);
  await move({ ...site.update(0), taskId: "framing" }, UNASSIGNED, true);
  expect(onMoved).toHaveBeenLastCalledWith(expect.objectContaining({ taskId: null }), FRAMING, true);
  expect(site.listed()).toEqual({ unassigned: ["0"] });
});

test("dropping an update where it already is sends nothing", async () => {
  const site = layOut(1);
  const send = vi.fn();
  await moverOn(site, send)(site.update(0), UNASSIGNED);
  expect(send).not.toHaveBeenCalled();
});

test("moves of one update reach the server in order, one at a time", async () => {
  const site = layOut(1);
  const server = slowServer();
  const move = moverOn(site, server.send);
  void move(site.update(0), FRAMING);
  const last = move(site.update(0), ROOFING);
  await settle();
  expect(server.asked()).toEqual(["task:framing"]);
  await server.answer(false);
  expect(server.asked()).toEqual(["task:framing", "task:roofing"]);
  expect(site.listed()).toEqual({ "task:roofing": ["0"] });
  await server.answer(true);
  await last;
  expect(site.listed()).toEqual({ "task:roofing": ["0"] });
});

test("after any mix of confirmed and refused moves, each update is in one place, the server's", async () => {
  const step = fc.record({
    update: fc.nat(4),
    to: fc.constantFrom(...PLACES),
    agrees: fc.boolean(),
    waits: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const site = layOut(5);
      const truth = new Map(site.ids().map((id) => [id, UNASSIGNED]));
      const answers = new Map<string, boolean[]>();
      const move = moverOn(site, async (id, to) => {
        await settle();
        if (!answers.get(id)?.shift()) throw new Error("No");
        truth.set(id, to);
        return { ...site.update(Number(id)), ...idsOf(to) };
      });
      const moves: Promise<void>[] = [];
      for (const { update, to, agrees, waits } of steps) {
        const shown = site.update(update);
        const stays = placementKey(placementOf(shown)) === placementKey(to);
        if (!stays) answers.set(shown.id, [...(answers.get(shown.id) ?? []), agrees]);
        moves.push(move(shown, to));
        expect(site.everything()).toEqual(site.ids());
        if (waits) await settle();
      }
      await Promise.all(moves);
      expect(site.everything()).toEqual(site.ids());
      for (const id of site.ids()) {
        const place = placementOf(site.update(Number(id)));
        expect(placementKey(place)).toBe(placementKey(truth.get(id) ?? UNASSIGNED));
      }
      const lengths = Object.entries(site.listed()).map(([place, ids]) => [place, ids.length]);
      expect(site.counts()).toEqual(Object.fromEntries(lengths));
    }),
    { numRuns: 60 },
  );
});

/** Caches of a project whose updates are all unassigned, with every list loaded. */
function layOut(count: number) {
  const client = new QueryClient();
  const updates = Array.from({ length: count }, (_, index) => updateOf(index)).reverse();
  for (const place of PLACES) {
    const items = place === UNASSIGNED ? updates : [];
    client.setQueryData(listKey(place), { pages: [{ items, next: null }], pageParams: [null] });
  }
  client.setQueryData(queryKeys.project(PROJECT), { unassignedUpdateCount: count });
  const tasks = ["framing", "roofing"].map((id) => ({ id, updateCount: 0 }));
  client.setQueryData(queryKeys.tasks(PROJECT), tasks);
  client.setQueryData(queryKeys.subtasks("framing"), [{ id: "joists", updateCount: 0 }]);
  const itemsIn = (place: Placement) =>
    client.getQueryData<InfiniteData<UpdatesPage>>(listKey(place))!.pages.flatMap(({ items }) => items);
  const all = () => PLACES.flatMap(itemsIn);
  return {
    client,
    ids: () => updates.map(({ id }) => id).sort(),
    update: (index: number) => all().find(({ id }) => id === String(index))!,
    everything: () =>
      all()
        .map(({ id }) => id)
        .sort(),
    listed: () => filled(PLACES.map((place) => [placementKey(place), itemsIn(place).map(({ id }) => id)])),
    counts: () => filled(countsOf(client)),
  };
}

type Site = ReturnType<typeof layOut>;

function countsOf(client: QueryClient): [string, number][] {
  const project = client.getQueryData<ProjectDetailView>(queryKeys.project(PROJECT))!;
  const tasks = client.getQueryData<TaskView[]>(queryKeys.tasks(PROJECT))!;
  const subtasks = client.getQueryData<SubtaskView[]>(queryKeys.subtasks("framing"))!;
  return [
    ["unassigned", project.unassignedUpdateCount],
    ...tasks.map(({ id, updateCount }): [string, number] => [`task:${id}`, updateCount]),
    ...subtasks.map(({ id, updateCount }): [string, number] => [`subtask:${id}`, updateCount]),
  ];
}

function filled<T extends number | string[]>(entries: [string, T][]): Record<string, T> {
  return Object.fromEntries(
    entries.filter(([, held]) => (typeof held === "number" ? held : held.length) > 0),
  );
}

function callbacks({ client }: Site) {
  return {
    show: (update: UpdateView, to: Placement) => moveUpdate(client, update, to),
    onMoved: () => {},
    onRefused: () => {},
    onSettled: () => {},
  };
}

function moverOn(site: Site, send: (id: string, to: Placement) => Promise<UpdateView>) {
  return createMover({ ...callbacks(site), send });
}

/** A server that answers when the test says so. */
function slowServer() {
  const calls: { to: Placement; answer: (agrees: boolean) => void }[] = [];
  return {
    asked: () => calls.map(({ to }) => placementKey(to)),
    answer: async (agrees: boolean) => {
      await settle();
      calls.at(-1)!.answer(agrees);
      await settle();
    },
    send: (_id: string, to: Placement) =>
      new Promise<UpdateView>((resolve, reject) => {
        const answer = (agrees: boolean) =>
          agrees ? resolve({ ...updateOf(0), ...idsOf(to) }) : reject(new Error("No"));
        calls.push({ to, answer });
      }),
  };
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function listKey(place: Placement) {
  return queryKeys.updatesIn(PROJECT, placementKey(place));
}

function idsOf(place: Placement) {
  return {
    taskId: place.kind === "unassigned" ? null : place.taskId,
    subtaskId: place.kind === "subtask" ? place.subtaskId : null,
  };
}

function updateOf(index: number): UpdateView {
  const createdAt = new Date(Date.UTC(2026, 10, 20, 8, index)).toISOString();
  return updateSample({ id: String(index), projectId: PROJECT, createdAt, seq: index });
}
