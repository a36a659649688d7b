import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it } from "vitest";
import { queryKeys } from "@/lib/query-keys";
import type { CommentView, UpdateView } from "@/lib/updates/view";
import { addComment, addUpdate, replaceUpdate } from "./update-cache";

const update = (id: string, content = id) =>
  ({ id, projectId: "p", content, comments: [] }) as unknown as UpdateView;
const comment = { id: "c1", updateId: "old", content: "Seen." } as CommentView;

let client: QueryClient;
const items = () =>
  client
    .getQueryData<{ pages: { items: UpdateView[] }[] }>(queryKeys.updates("p"))
    ?.pages.map((page) => page.items);

beforeEach(() => {
  client = new QueryClient();
  const pages = [
    { items: [update("new")], next: "new" },
    { items: [update("old")], next: null },
  ];
  client.setQueryData(queryKeys.updates("p"), { pages, pageParams: [null, "new"] });
});

it("puts a posted update on top, once", () => {
  addUpdate(client, update("newest"));
  addUpdate(client, update("newest"));
  expect(items()?.map((page) => page.map(({ id }) => id))).toEqual([["newest", "new"], ["old"]]);
});

it("adds a comment to an update of any page, once, and an edit keeps it", () => {
  addComment(client, "p", comment);
  addComment(client, "p", comment);
  replaceUpdate(client, update("old", "edited"));
  expect(items()?.[1]?.[0]).toMatchObject({ content: "edited", comments: [comment] });
});

it("leaves a project alone that was never read", () => {
  addUpdate(client, { ...update("x"), projectId: "other" });
  expect(client.getQueryData(queryKeys.updates("other"))).toBeUndefined();
});
