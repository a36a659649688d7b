import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it } from "vitest";
import { addTranslations } from "./translation-cache";
import { addComment, addUpdate, replaceUpdate } from "./update-cache";
import { moveUpdate } from "./update-lists";
import { queryKeys } from "@/lib/shared/query-keys";
import type { TranslatedItemView } from "@/lib/translation/view";
import type { CommentView, UpdateView } from "@/lib/updates/view";

const update = (id: string, createdAt: string, content = id) =>
  ({
    id,
    projectId: "p",
    taskId: null,
    subtaskId: null,
    content,
    createdAt,
    comments: [],
    photos: [],
  }) as unknown as UpdateView;
const comment = { id: "c1", updateId: "old", content: "Seen." } as CommentView;

let client: QueryClient;
const items = (place = "unassigned") =>
  client
    .getQueryData<{ pages: { items: UpdateView[] }[] }>(queryKeys.updatesIn("p", place))
    ?.pages.map((page) => page.items);

beforeEach(() => {
  client = new QueryClient();
  const pages = [
    { items: [update("new", "2026-11-20T09")], next: "new" },
    { items: [update("old", "2026-11-18T09")], next: null },
  ];
  client.setQueryData(queryKeys.updatesIn("p", "unassigned"), { pages, pageParams: [null, "new"] });
});

it("puts a posted update on top, once", () => {
  addUpdate(client, update("newest", "2026-11-20T10"));
  addUpdate(client, update("newest", "2026-11-20T10"));
  expect(items()?.map((page) => page.map(({ id }) => id))).toEqual([["newest", "new"], ["old"]]);
});

it("adds a comment to an update on any page, once, and keeps it through an edit", () => {
  addComment(client, "p", comment);
  addComment(client, "p", comment);
  replaceUpdate(client, update("old", "2026-11-18T09", "edited"));
  expect(items()?.[1]?.[0]).toMatchObject({ content: "edited", comments: [comment] });
});

it("adds a translation that was asked for, but not in place of one that was read with its text since", () => {
  const answer: TranslatedItemView = {
    type: "update",
    id: "old",
    from: "es",
    original: "old",
    content: "Old",
    doubts: [],
  };
  const doubts = [{ original: "a", translated: "b", kind: "meaning" as const }];
  const shown = () => items()?.[1]?.[0]?.translation;
  addTranslations(client, [answer], "en");
  expect(shown()).toEqual({ to: "en", from: "es", content: "Old", doubts: [] });
  const translation = { to: "en", from: "es", content: "Old", doubts };
  replaceUpdate(client, { ...update("old", "2026-11-18T09"), translation });
  addTranslations(client, [answer], "en");
  expect(shown()).toEqual(translation);
  addTranslations(client, [{ ...answer, from: "en", content: "Viejo" }], "es");
  expect(shown()).toMatchObject({ to: "es", content: "Viejo" });
});

it("adds what a photo shows wherever the photo is: in an update, a comment, a message, the wall; not to other words", () => {
  const photo = { id: "f1", alt: "La viga" };
  const lists = [
    [queryKeys.updatesIn("p", "unassigned"), (photos: object[]) => ({ id: "u1", photos })],
    [
      queryKeys.updatesIn("p", "t"),
      (photos: object[]) => ({ photos: [], comments: [{ ...comment, photos }] }),
    ],
    [queryKeys.messagesIn("p", "mateo"), (photos: object[]) => ({ id: "m1", photos })],
    [queryKeys.photosIn("p", {}), ([one]: object[]) => ({ photo: one })],
  ] as const;
  const listed = (photos: object[]) => lists.map(([, itemOf]) => ({ pages: [{ items: [itemOf(photos)] }] }));
  for (const [at, [key]] of lists.entries()) client.setQueryData(key, listed([photo])[at]);
  client.setQueryData(queryKeys.photosIn("p", { limit: "1" }), 12);
  const answer: TranslatedItemView = {
    type: "photo",
    id: "f1",
    from: "es",
    original: "La viga",
    content: "The beam",
    doubts: [],
  };
  addTranslations(client, [answer], "en");
  addTranslations(client, [{ ...answer, original: "La otra viga", content: "La autre" }], "fr");
  const translation = { to: "en", from: "es", content: "The beam", doubts: [] };
  expect(lists.map(([key]) => client.getQueryData<object>(key))).toEqual(listed([{ ...photo, translation }]));
});

const asked = { id: "q", content: "La viga" };

it.each([
  ["a due subtask", "subtask", queryKeys.dueSubtasks(), { id: "x", name: "La viga" }],
  ["what an update asks", "update", queryKeys.openQuestions(), { ...asked, updateId: "x", commentId: null }],
  ["what a comment asks", "comment", queryKeys.openQuestions(), { ...asked, updateId: "u", commentId: "x" }],
  ["a last message", "message", queryKeys.channels("p"), { lastMessage: { id: "x", content: "La viga" } }],
] as const)("adds a translation to %s", (_, type, key, row) => {
  client.setQueryData<object[]>(key, [row]);
  const answer = { type, id: "x", from: "es", original: "La viga", content: "The beam", doubts: [] };
  addTranslations(client, [answer], "en");
  expect(JSON.stringify(client.getQueryData(key))).toContain('"content":"The beam"');
});

it("leaves a list that is out of date marked as that, and no other", async () => {
  const keys = [queryKeys.dueSubtasks(), queryKeys.channels("p")] as const;
  for (const key of keys) client.setQueryData<object[]>(key, [{ id: "x", name: "La viga" }]);
  await client.invalidateQueries({ queryKey: keys[0] });
  const answer = { type: "subtask", id: "x", from: "es", original: "La viga", content: "The beam" } as const;
  addTranslations(client, [{ ...answer, doubts: [] }], "en");
  const states = keys.map((key) => client.getQueryState<object[]>(key));
  expect(states.map((state) => state?.isInvalidated)).toEqual([true, false]);
  for (const state of states) expect(state?.data).toMatchObject([{ translation: { content: "The beam" } }]);
});

it("leaves alone what shows none of the translated texts", () => {
  const before = client.getQueryData(queryKeys.updatesIn("p", "unassigned"));
  const answer = { type: "update", id: "old", from: "es", original: "Edited", content: "Edited" } as const;
  addTranslations(client, [{ ...answer, doubts: [] }], "en");
  expect(client.getQueryData(queryKeys.updatesIn("p", "unassigned"))).toBe(before);
});

it("keeps a posted update when an answer from before it comes afterwards", async () => {
  const queryKey = queryKeys.updatesIn("p", "unassigned");
  const stored = ["new"];
  const answers: (() => void)[] = [];
  // Reads the data when called, as the server would, but resolves when the test says so.
  const queryFn = () => {
    const items = stored.map((id) => update(id, `2026-11-20T${id === "new" ? "09" : "10"}`));
    return new Promise((answer) => answers.push(() => answer({ items, next: null })));
  };
  const observer = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn,
    initialPageParam: null,
    getNextPageParam: () => null,
  });
  const stop = observer.subscribe(() => undefined);
  answers[0]?.();
  await expect.poll(() => client.isFetching()).toBe(0);
  void client.invalidateQueries({ queryKey });
  stored.unshift("newest");
  addUpdate(client, update("newest", "2026-11-20T10"));
  for (const answer of answers) answer();
  await expect.poll(() => client.isFetching()).toBe(0);
  stop();
  expect(items()?.map((page) => page.map(({ id }) => id))).toEqual([["newest", "new"]]);
});

it("leaves a project that was never loaded alone", () => {
  addUpdate(client, { ...update("x", "2026-11-20T10"), projectId: "other" });
  expect(client.getQueryData(queryKeys.updatesIn("other", "unassigned"))).toBeUndefined();
});

it("counts a posted update in its place, once", () => {
  client.setQueryData(queryKeys.project("p"), { updateCount: 5, unassignedUpdateCount: 2 });
  addUpdate(client, update("newest", "2026-11-20T10"));
  addUpdate(client, update("newest", "2026-11-20T10"));
  expect(client.getQueryData(queryKeys.project("p"))).toEqual({
    updateCount: 6,
    unassignedUpdateCount: 3,
  });
});

it("inserts a moved update by time, and moves its count along", () => {
  const there = [update("a", "2026-11-20T12"), update("b", "2026-11-17T12")];
  client.setQueryData(queryKeys.updatesIn("p", "task:t"), {
    pages: [{ items: there, next: null }],
    pageParams: [null],
  });
  client.setQueryData(queryKeys.tasks("p"), [{ id: "t", name: "Roof", updateCount: 2, totalUpdateCount: 5 }]);
  moveUpdate(client, update("old", "2026-11-18T09"), { kind: "task", taskId: "t" });
  expect(items()?.map((page) => page.map(({ id }) => id))).toEqual([["new"], []]);
  expect(items("task:t")?.[0]?.map(({ id, taskId }) => [id, taskId])).toEqual([
    ["a", null],
    ["old", "t"],
    ["b", null],
  ]);
  expect(client.getQueryData(queryKeys.tasks("p"))).toEqual([
    { id: "t", name: "Roof", updateCount: 3, totalUpdateCount: 6 },
  ]);
});

it("does not insert beyond the last loaded page", () => {
  const there = [update("a", "2026-11-20T12")];
  client.setQueryData(queryKeys.updatesIn("p", "task:t"), {
    pages: [{ items: there, next: "a" }],
    pageParams: [null],
  });
  moveUpdate(client, update("old", "2026-11-18T09"), { kind: "task", taskId: "t" });
  expect(items("task:t")?.[0]?.map(({ id }) => id)).toEqual(["a"]);
});

it("keeps the list of all updates: a posted one is inserted, a moved one keeps its line and changes its place", () => {
  const all = [update("a", "2026-11-20T12"), update("old", "2026-11-18T09")];
  client.setQueryData(queryKeys.updatesIn("p", "all"), {
    pages: [{ items: all, next: null }],
    pageParams: [null],
  });
  client.setQueryData(queryKeys.tasks("p"), [{ id: "t", name: "Roof" }]);
  client.setQueryData(queryKeys.subtasks("t"), [{ id: "s", name: "Ridge" }]);
  addUpdate(client, { ...update("newest", "2026-11-20T13"), taskId: "t" });
  moveUpdate(client, update("old", "2026-11-18T09"), { kind: "subtask", taskId: "t", subtaskId: "s" });
  expect(items("all")?.[0]?.map(({ id, taskName, subtaskName }) => [id, taskName, subtaskName])).toEqual([
    ["newest", undefined, undefined],
    ["a", undefined, undefined],
    ["old", "Roof", "Ridge"],
  ]);
  expect(
    items()
      ?.flat()
      .map(({ id }) => id),
  ).toEqual(["new"]);
});

it("counts an update of a subtask in its task as well", () => {
  client.setQueryData(queryKeys.tasks("p"), [{ id: "t", updateCount: 2, totalUpdateCount: 5 }]);
  client.setQueryData(queryKeys.subtasks("t"), [{ id: "s", updateCount: 3 }]);
  addUpdate(client, { ...update("newest", "2026-11-20T10"), taskId: "t", subtaskId: "s" });
  expect(client.getQueryData(queryKeys.tasks("p"))).toEqual([
    { id: "t", updateCount: 2, totalUpdateCount: 6 },
  ]);
  expect(client.getQueryData(queryKeys.subtasks("t"))).toEqual([{ id: "s", updateCount: 4 }]);
});

it("keeps the time that an update had while it waited, until the next load", () => {
  const written = "2026-11-20T09:58:00.000Z";
  addUpdate(client, { ...update("sent", "2026-11-20T10"), capturedAt: written });
  replaceUpdate(client, { ...update("sent", "2026-11-20T10"), capturedAt: null });
  expect(items()?.[0]?.[0]?.capturedAt).toBe(written);
});
