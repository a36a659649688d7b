import { expect, test } from "vitest";
import { joinNewest, type MiddlePage } from "./join-newest";
import { list, message } from "@/sandbox/fixtures/cache/cached-rows";
import type { ChannelMessages } from "@/components/project-model/cache/message-cache";

const newest = (...ids: string[]) => list(...ids.map((id) => message(id, {}))) as unknown as ChannelMessages;
const page = (ids: string[], prev: string | null, next: string | null = null) =>
  ({ items: ids.map((id) => message(id, {})), prev, next }) as unknown as MiddlePage;
const idsOf = (joined: ChannelMessages | null) =>
  joined?.pages.map(({ items, next }) => [...items.map(({ id }) => id), next]);

test("pages that reach the newest message continue its list, with what was written since", () => {
  const middle = [page(["08", "07"], null, "07"), page(["06", "05"], "06", "05")];
  expect(idsOf(joinNewest(newest("09", "08", "07"), middle))).toEqual([
    ["09", "08", "07", "07"],
    ["06", "05", "05"],
  ]);
  expect(idsOf(joinNewest(newest("08"), middle))?.[0]).toEqual(["08", "07", "07"]);
  expect(joinNewest(newest("08"), middle)?.pageParams).toEqual([null, null]);
});

test("a message of which the list has not heard yet is its newest", () => {
  expect(idsOf(joinNewest(newest("07", "06"), [page(["08", "07"], null)]))).toEqual([["08", "07", null]]);
  expect(idsOf(joinNewest(newest(), [page(["08"], null)]))).toEqual([["08", null]]);
});

test("there is nothing to join where messages may be missing between", () => {
  expect(joinNewest(newest("09"), [page(["05"], "05")])).toBeNull();
  expect(joinNewest(newest("09", "08"), [page(["05"], null)])).toBeNull();
  expect(joinNewest(newest("09"), [page([], null)])).toBeNull();
  expect(joinNewest(newest("09"), [])).toBeNull();
});
