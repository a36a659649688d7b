import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { createEventApplier } from "./event-applier";
import { waiting } from "@/sandbox/fixtures/outbox-fixture";
import { VIEWS } from "@/components/outbox/kinds/kind-views";
import { comment, list, message, task } from "@/sandbox/fixtures/cache/cached-rows";
import { updateSample } from "@/sandbox/fixtures/update-sample";
import { applyEvent } from "@/components/project-model/cache/apply-event";
import type { ChannelMessages } from "@/components/project-model/cache/message-cache";
import { noteOwnChange } from "@/components/project-model/cache/own-changes";
import { api } from "@/lib/browser/api-client";
import type { AnnouncedEvent } from "@/lib/events/catalogue";
import type { StreamedEvent } from "@/lib/browser/live/stream-positions";
import { queryKeys } from "@/lib/shared/query-keys";
import type { CommentView } from "@/lib/updates/view";

const POSTED = {
  type: "message.posted",
  projectId: "p",
  entityId: "n",
  seq: 6,
  authorId: "june",
  recipientId: null,
} as StreamedEvent;

const ANSWERS: Record<string, object[]> = {
  "/api/tasks": [task({})],
  "/api/projects/p/messages?ids=n": [message("n", { seq: 6 })],
  "/api/projects/p/messages?ids=m,n": [message("m", { content: "Seen." }), message("n", { seq: 6 })],
  "/api/projects/p/messages?with=june&ids=d": [message("d", { seq: 8, recipientId: "rosa" })],
  "/api/projects?ids=p,q": [
    { id: "p", name: "Deck" },
    { id: "q", name: "Roof" },
  ],
};

let client: QueryClient;
let answers: Record<string, object[]>;
let calls: string[];
let hasSignal: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(queryKeys.channels("p"), [
    { with: null, unreadCount: 0, readSeq: 5, lastMessage: null },
  ]);
  client.setQueryData(queryKeys.messagesIn("p", null), list(message("m", {})));
  calls = [];
  answers = { ...ANSWERS };
  hasSignal = false;
  vi.stubGlobal("fetch", (path: string) => {
    calls.push(decodeURIComponent(path));
    if (!hasSignal) return Promise.reject(new TypeError("no signal"));
    return Promise.resolve(Response.json(answers[decodeURIComponent(path)]));
  });
});

const shown = () =>
  client
    .getQueryData<ChannelMessages>(queryKeys.messagesIn("p", null))
    ?.pages.flatMap(({ items }) => items.map(({ id }) => id));

async function untilFailed(): Promise<void> {
  await vi.advanceTimersByTimeAsync(200);
  expect(calls).toHaveLength(1);
}

async function returnSignal(): Promise<void> {
  hasSignal = true;
  await vi.advanceTimersByTimeAsync(2000);
}

it("reads a message again that could not be read when the signal went", async () => {
  createEventApplier(client, "rosa").enqueue(POSTED);
  await untilFailed();
  expect(shown()).toEqual(["m"]);
  await returnSignal();
  expect(shown()).toEqual(["n", "m"]);
  expect(calls).toEqual(["/api/projects/p/messages?ids=n", "/api/projects/p/messages?ids=n"]);
});

it("fetches a list again that could not be fetched", async () => {
  const queryKey = queryKeys.tasks("p");
  client.setQueryData(queryKey, []);
  const stop = new QueryObserver(client, { queryKey, queryFn: () => api.get("/api/tasks") }).subscribe(
    () => undefined,
  );
  createEventApplier(client, "rosa").enqueue({ type: "project.refresh", projectId: "p", seq: 6 });
  await untilFailed();
  await returnSignal();
  expect(client.getQueryData(queryKey)).toEqual([task({})]);
  stop();
});

it("reads all that changed in a list in one call", async () => {
  hasSignal = true;
  const { enqueue } = createEventApplier(client, "rosa");
  // Begins a round; the others are handled in the next one.
  enqueue({ ...POSTED, type: "message.transcribed", entityId: "elsewhere" });
  for (const event of [
    { ...POSTED, type: "message.transcribed", entityId: "m" },
    POSTED,
    { ...POSTED, type: "message.translated", entityId: "n", seq: 7 },
    { ...POSTED, entityId: "d", recipientId: "rosa", seq: 8 },
  ])
    enqueue(event as StreamedEvent);
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls).toEqual(["/api/projects/p/messages?ids=m,n", "/api/projects/p/messages?with=june&ids=d"]);
  expect(shown()).toEqual(["n", "m"]);
});

it("reads the projects of a list that changed in one call, and the whole list once one of them is gone", async () => {
  hasSignal = true;
  const queryKey = queryKeys.projects();
  client.setQueryData(queryKey, [{ id: "o" }, { id: "p" }, { id: "q" }]);
  const stop = new QueryObserver(client, { queryKey, queryFn: () => api.get("/api/projects") }).subscribe(
    () => undefined,
  );
  const { enqueue } = createEventApplier(client, "rosa");
  const announce = (type: "code.issued" | "project.edited", projectId: string, seq: number) => {
    enqueue({ type, projectId, entityId: projectId, seq });
  };
  announce("code.issued", "o", 1);
  announce("project.edited", "p", 2);
  announce("project.edited", "q", 3);
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls).toEqual(["/api/projects?ids=p,q"]);
  expect(client.getQueryData(queryKey)).toEqual([
    { id: "o" },
    { id: "p", name: "Deck" },
    { id: "q", name: "Roof" },
  ]);
  answers["/api/projects?ids=p,q"] = [{ id: "p", name: "Deck" }];
  answers["/api/projects"] = [{ id: "o" }, { id: "p", name: "Deck" }];
  announce("code.issued", "o", 4);
  announce("project.edited", "p", 5);
  announce("project.edited", "q", 6);
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls.slice(1)).toEqual(["/api/projects?ids=p,q", "/api/projects"]);
  expect(client.getQueryData(queryKey)).toEqual(answers["/api/projects"]);
  stop();
});

const shownUpdate = { ...updateSample({ id: "u3" }), commentCount: 0 };
const said = { ...comment("Which wall?"), createdAt: "2026-11-20T09" };

/** The event that the outbox applies once a comment is sent. */
function eventOfSent(answer: object): AnnouncedEvent {
  const applied: AnnouncedEvent[] = [];
  const content = { text: "Which wall?", updateId: "u3", taskId: null, subtaskId: null };
  const item = { ...waiting({}), id: 1 };
  VIEWS.comment.onSent(
    content,
    { ...item, written: { ...item.written, projectId: "p" } },
    answer as CommentView,
    (event) => {
      applied.push(event);
    },
  );
  return applied[0]!;
}

it.each([
  {
    what: "edit",
    earlier: { type: "update.translated", entityId: "u3" },
    own: { type: "update.edited", entityId: "u3" },
    answer: { ...shownUpdate, content: "north wall" },
    after: { ...shownUpdate, content: "north wall" },
  },
  {
    what: "comment",
    earlier: { type: "comment.translated", entityId: "b", updateId: "u3" },
    own: eventOfSent(said),
    answer: said,
    after: { ...shownUpdate, comments: [said], commentCount: 1 },
  },
])(
  "keeps the reader's own $what when what was read before it arrives",
  async ({ earlier, own, ...change }) => {
    hasSignal = true;
    const queryKey = queryKeys.updatesIn("p", "unassigned");
    const path = "/api/projects/p/updates?includeComments=true&ids=u3";
    const place = { projectId: "p", taskId: null, subtaskId: null };
    const changed = { ...place, ...own } as AnnouncedEvent;
    client.setQueryData(queryKey, list(shownUpdate));
    answers[path] = [shownUpdate];
    const { enqueue } = createEventApplier(client, "rosa");
    enqueue({ ...place, ...earlier, seq: 5 } as StreamedEvent);
    noteOwnChange(changed);
    applyEvent(client, changed, change.answer as never);
    answers[path] = [change.after];
    const shownSince = new Set();
    client.getQueryCache().subscribe(() => shownSince.add(client.getQueryData(queryKey)));
    await vi.advanceTimersByTimeAsync(100);
    enqueue({ ...changed, seq: 6 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls).toEqual([path, path]);
    expect([...shownSince]).toEqual([list(change.after)]);
  },
);

it("reads a project's photos again for a change of what is listed of them, also the reader's own, and for no other", async () => {
  hasSignal = true;
  const queryKey = queryKeys.photosIn("p", {});
  client.setQueryData(queryKeys.project("p"), { id: "p" });
  const listed = { pages: [{ items: [{ photo: { id: "f" }, update: { id: "listed" } }] }] };
  client.setQueryData(queryKey, listed);
  const queryFn = async () => {
    await api.get("/api/photos");
    return listed;
  };
  answers["/api/photos"] = [];
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  const { enqueue } = createEventApplier(client, "rosa");
  let seq = 5;
  const readsAfter = async (type: string, entityId: string, photos: object[] = [], isOwn = false) => {
    const update = { ...updateSample({ id: entityId, authorId: isOwn ? "rosa" : "june" }), photos };
    answers[`/api/projects/p/updates?includeComments=true&ids=${entityId}`] = [update];
    const place = { taskId: null, subtaskId: null, authorId: update.authorId };
    const event = { type, projectId: "p", entityId, seq: (seq += 1), ...place } as StreamedEvent;
    if (isOwn) noteOwnChange({ type: "update.posted", entityId });
    calls = [];
    enqueue(event);
    await vi.advanceTimersByTimeAsync(2000);
    return calls.filter((path) => path === "/api/photos").length;
  };
  expect(await readsAfter("update.posted", "a")).toBe(0);
  expect(await readsAfter("update.posted", "b", [{ id: "g" }])).toBe(1);
  expect(await readsAfter("update.posted", "c", [{ id: "h" }], true)).toBe(1);
  expect(await readsAfter("update.withdrawn", "a")).toBe(0);
  for (const type of ["update.withdrawn", "update.photos-changed", "update.translated"])
    expect(await readsAfter(type, "listed")).toBe(1);
  expect(await readsAfter("task.unassigned", "t")).toBe(1);
  expect(await readsAfter("task.completed", "t")).toBe(0);
  expect(await readsAfter("project.refresh", "p")).toBe(1);
  stop();
});
