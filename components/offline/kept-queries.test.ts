import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { fillFolders, fillUnopened, type KeptRecent } from "./kept-queries";
import type { Updates } from "@/components/project-model/cache/update-lists";
import * as live from "@/lib/browser/live/live";
import * as kept from "@/lib/browser/offline/kept";
import { queryKeys } from "@/lib/shared/query-keys";
import { FIRST_UPDATES } from "@/lib/updates/limits";
import type { UpdateView } from "@/lib/updates/view";

const update = (id: string, taskId: string | null, subtaskId: string | null = null) =>
  ({ id, taskId, subtaskId }) as UpdateView;

/** What a folder shows after a project's last days filled it: ids, and the cursor of older ones; undefined where it is not here. */
function shownIn(client: QueryClient, place: string) {
  const list = client.getQueryData<Updates>(queryKeys.updatesIn("p", place));
  return list?.pages.map(({ items, next }) => [items.map(({ id }) => id), next]);
}

it("fills folders that were not opened, and tells what is here from what is older", () => {
  const client = new QueryClient();
  client.setQueryData(queryKeys.project("p"), { updateCount: 9, unassignedUpdateCount: 1 });
  client.setQueryData(queryKeys.tasks("p"), [
    { id: "whole", updateCount: 2 },
    { id: "part", updateCount: 5 },
    { id: "older", updateCount: 1 },
    { id: "empty", updateCount: 0 },
    { id: "read", updateCount: 1 },
  ]);
  const read = { pages: [{ items: [update("read here", "read")], next: null }], pageParams: [null] };
  client.setQueryData(queryKeys.updatesIn("p", "task:read"), read);
  const updates = [
    update("1", "whole"),
    update("2", null),
    update("3", "part"),
    update("4", "whole"),
    update("5", "whole", "s"),
    update("6", "read"),
  ];
  const subtasks = { whole: [{ id: "s", updateCount: 3 }] };
  fillFolders(client, "p", { seq: 1, at: 0, updates, subtasks: subtasks as never });
  expect(shownIn(client, "all")).toEqual([[["1", "2", "3", "4", "5", "6"], "6"]]);
  expect(shownIn(client, "unassigned")).toEqual([[["2"], null]]);
  expect(shownIn(client, "task:whole")).toEqual([[["1", "4"], null]]);
  expect(shownIn(client, "subtask:s")).toEqual([[["5"], "5"]]);
  expect(shownIn(client, "task:part")).toEqual([[["3"], "3"]]);
  expect(shownIn(client, "task:older")).toBeUndefined();
  expect(shownIn(client, "task:empty")).toEqual([[[], null]]);
  expect(shownIn(client, "task:read")).toEqual([[["read here"], null]]);
  expect(client.getQueryData(queryKeys.subtasks("whole"))).toHaveLength(1);
  expect(client.getQueryData(queryKeys.subtasks("part"))).toBeUndefined();
});

it("fills folders of a page with a signal only with what is as new as the page, and marks nothing viewed as new", async () => {
  const items = Array.from({ length: FIRST_UPDATES + 1 }, (_, index) => ({
    ...update(String(index), "walls"),
    isNew: true,
  }));
  const subtasks = [{ id: "s", updateCount: 1, newUpdatesCount: 1 }];
  const recent: KeptRecent = { seq: 7, at: 0, updates: items, subtasks: { walls: subtasks as never } };
  vi.spyOn(kept, "readJson").mockResolvedValue(recent);
  const isNewestReceived = vi.spyOn(live, "isNewestReceived");
  const open = async (eventSeq: number, newUpdatesCount: number) => {
    const client = new QueryClient();
    client.setQueryData(queryKeys.project("p"), { eventSeq, updateCount: items.length });
    client.setQueryData(queryKeys.tasks("p"), [
      { id: "walls", updateCount: items.length, newUpdatesCount, totalNewCount: newUpdatesCount },
    ]);
    await fillUnopened(client, "rosa", "p");
    const list = client.getQueryData<Updates>(queryKeys.updatesIn("p", "task:walls"));
    return { client, page: list?.pages[0] };
  };
  expect((await open(8, 0)).page).toBeUndefined();
  isNewestReceived.mockReturnValueOnce(false);
  expect((await open(7, 0)).page).toBeUndefined();

  const viewed = await open(7, 0);
  expect(viewed.page).toMatchObject({ seq: 7, next: String(FIRST_UPDATES - 1) });
  expect(viewed.page?.items).toHaveLength(FIRST_UPDATES);
  expect(viewed.page?.items.filter(({ isNew }) => isNew)).toEqual([]);
  expect(viewed.client.getQueryData(queryKeys.subtasks("walls"))).toEqual([
    { id: "s", updateCount: 1, newUpdatesCount: 0 },
  ]);
  expect((await open(7, 13)).page?.items.every(({ isNew }) => isNew)).toBe(true);
});
