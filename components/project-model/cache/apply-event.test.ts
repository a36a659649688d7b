import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { applyEvent } from "./apply-event";
import {
  type Case,
  CASES,
  IN_TASK,
  COUNTED,
  lists,
  UPDATE,
} from "@/sandbox/fixtures/cache/apply-event-cases";
import { comment, list, message, subtask, task, update } from "@/sandbox/fixtures/cache/cached-rows";
import { PROJECT_EVENTS, type ProjectEventType } from "@/lib/events/catalogue";
import { queryKeys } from "@/lib/shared/query-keys";

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  const read: [readonly unknown[], unknown][] = [
    [queryKeys.project("p"), { id: "p", members: ["june"], unassignedUpdateCount: 1 }],
    [queryKeys.tasks("p"), [task({})]],
    [queryKeys.subtasks("t"), [subtask({})]],
    [queryKeys.updatesIn("p", "unassigned"), list(update("u"))],
    [queryKeys.updatesIn("p", "all"), list(update("u"))],
    [queryKeys.updatesIn("p", "task:t"), list()],
    [queryKeys.updatesIn("p", "task:t2"), list(update("u3", { comments: [comment("Seen.")] }))],
    [queryKeys.updatesIn("p", "subtask:s"), list()],
    [queryKeys.messagesIn("p", null), list(message("m", {}))],
  ];
  const { projects, businesses, recentUpdates, progress, assignees, revisions, connectCodes } = queryKeys;
  const others = [
    projects(),
    businesses(),
    recentUpdates(),
    queryKeys.openQuestions(),
    progress("p"),
    progress("other"),
    queryKeys.tasks("other"),
  ];
  const ids = [assignees("t"), assignees("s"), revisions("u"), connectCodes("p")];
  const chat = [queryKeys.channels("p"), queryKeys.channels("other")];
  for (const [key, data] of [...read, ...[...others, ...ids, ...chat].map((key) => [key, []] as const)])
    client.setQueryData(key, data);
});

const TYPES = Object.keys(PROJECT_EVENTS) as ProjectEventType[];
const caseOf = (type: ProjectEventType): Case => CASES[PROJECT_EVENTS[type].cache];
const announced = (type: ProjectEventType) => ({
  projectId: "p",
  entityId: "p",
  ...caseOf(type).event,
  type,
});

test.each(TYPES)("somebody else's %s invalidates what it touches, and nothing else", (type) => {
  applyEvent(client, announced(type));
  expect(invalidated()).toEqual(caseOf(type).stale.toSorted());
});

test.each(TYPES.filter((type) => caseOf(type).own))(
  "the reader's own %s puts the answer into the cache, once",
  (type) => {
    const { answer, stale, holds } = caseOf(type).own!;
    applyEvent(client, announced(type), answer as never);
    expect(invalidated()).toEqual(stale.toSorted());
    applyEvent(client, announced(type), answer as never);
    expect(client.getQueryData(holds[0])).toEqual(holds[1]);
  },
);

test("deleted tasks and subtasks disappear right away", () => {
  applyEvent(client, { type: "subtask.deleted", projectId: "p", entityId: "s", taskId: "t" });
  applyEvent(client, { type: "task.deleted", projectId: "p", entityId: "t" });
  expect([client.getQueryData(queryKeys.subtasks("t")), client.getQueryData(queryKeys.tasks("p"))]).toEqual([
    [],
    [],
  ]);
});

test("an update that somebody else moved changes lists, with its counts", () => {
  applyEvent(client, { type: "update.moved", projectId: "p", entityId: "u", ...IN_TASK });
  expect(client.getQueryData(queryKeys.updatesIn("p", "unassigned"))).toEqual(list());
  const moved = update("u", { ...IN_TASK, taskName: null, subtaskName: null, translatedPlace: null });
  for (const place of ["task:t", "all"])
    expect(client.getQueryData(queryKeys.updatesIn("p", place))).toEqual(list(moved));
  expect(client.getQueryData(queryKeys.tasks("p"))).toEqual([task({ updateCount: 1, totalUpdateCount: 1 })]);
  expect(client.getQueryData(queryKeys.project("p"))).toMatchObject({ unassignedUpdateCount: 0 });
});

test("an update that a list had before its event invalidates the counts, which may be older", () => {
  applyEvent(client, { type: "update.posted", projectId: "p", ...UPDATE }, update("u") as never);
  expect(invalidated()).toEqual(COUNTED);
});

test("a moved update that is not loaded invalidates its new list", () => {
  applyEvent(client, { type: "update.moved", projectId: "p", entityId: "old", ...IN_TASK });
  expect(invalidated()).toEqual(["open-questions", "project/p", "subtasks/t", "tasks/p", ...lists("task:t")]);
});

function invalidated(): string[] {
  const stale = client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
  return stale.map(({ queryKey }) => queryKey.join("/")).sort();
}
