import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { type AnnouncedEvent, PROJECT_EVENTS, type ProjectEventType } from "@/lib/events/catalogue";
import { queryKeys } from "@/lib/query-keys";
import { applyEvent } from "./apply-event";
import { comment, list, subtask, task, update } from "./cached-rows";

/* Which queries each event invalidates, alone and with the answer to the reader's own write. */
interface Case {
  event?: Partial<AnnouncedEvent>;
  /** The queries invalidated when only the event is known. */
  stale: string[];
  /** The answer to the reader's own write, what else is invalidated, and what the lists then hold. */
  own?: { answer: object; stale: string[]; holds: [readonly unknown[], unknown] };
}

const IN_TASK = { taskId: "t", subtaskId: null };
const IN_SUBTASK = { taskId: "t", subtaskId: "s" };
const TASK = { entityId: "t", taskId: "t" };
const SUBTASK = { entityId: "s", ...IN_SUBTASK };
const UPDATE = { entityId: "u", taskId: null, subtaskId: null };
const PROGRESS = ["progress/p", "projects"];
const COUNTS = ["progress/p", "project/p", "projects"];
const lists = (place: string) => ["updates/p/all", `updates/p/${place}`];
const MEMBERS_GONE = ["assignees/s", "assignees/t", "project/p", "projects", "subtasks/t", "tasks/p"];

const LESS = ["project/p", "projects", "recent-updates"];
const EMPTIED = update("u", { content: "" });
/** Other words in the same place. */
const EDITED = update("u", { content: "Edited" });
const REVISED = ["recent-updates", "revisions/u"];
const CHANGED_UPDATE: Case = {
  event: UPDATE,
  stale: [...REVISED, ...lists("unassigned")],
  own: { answer: EDITED, stale: REVISED, holds: [queryKeys.updatesIn("p", "unassigned"), list(EDITED)] },
};

const CASES = {
  "project.created": { stale: ["businesses", "projects"] },
  "project.edited": projectChange({ name: "Deck" }, []),
  "project.guide-ended": { stale: [] },
  "project.status-set": projectChange({ status: "archived" }, ["businesses"]),
  "project.update-permission-set": projectChange({ updatePermission: "owner_only" }, []),
  "project.handed-over": { stale: ["project/p", "projects"] },
  "member.joined": { stale: ["project/p", "projects", "recent-updates"] },
  "member.left": { stale: MEMBERS_GONE },
  "member.removed": { stale: MEMBERS_GONE },
  "code.issued": { stale: ["connect-codes/p"] },
  "task.created": {
    event: { entityId: "t2" },
    stale: [...PROGRESS, "tasks/p"],
    own: {
      answer: task({ id: "t2" }),
      stale: PROGRESS,
      holds: [queryKeys.tasks("p"), [task({}), task({ id: "t2" })]],
    },
  },
  "task.completed": taskChange({ isCompleted: true }),
  "task.reopened": taskChange({ isCompleted: false }),
  "task.deleted": { event: TASK, stale: [...COUNTS, ...lists("unassigned")] },
  "task.assigned": { event: TASK, stale: ["assignees/t", "project/p", "tasks/p"] },
  "task.unassigned": { event: TASK, stale: ["assignees/t", "project/p", "tasks/p"] },
  "subtask.created": {
    event: { entityId: "s2", taskId: "t", subtaskId: "s2" },
    stale: [...PROGRESS, "subtasks/t", "tasks/p"],
    own: {
      answer: subtask({ id: "s2" }),
      stale: [...PROGRESS, "tasks/p"],
      holds: [queryKeys.subtasks("t"), [subtask({}), subtask({ id: "s2" })]],
    },
  },
  "subtask.renamed": {
    event: SUBTASK,
    stale: ["subtasks/t", "updates/p/all"],
    own: {
      answer: subtask({ name: "Rim" }),
      stale: ["updates/p/all"],
      holds: [queryKeys.subtasks("t"), [subtask({ name: "Rim" })]],
    },
  },
  "subtask.completed": {
    event: SUBTASK,
    stale: [...PROGRESS, "subtasks/t", "tasks/p"],
    own: {
      answer: subtask({ isCompleted: true }),
      stale: [...PROGRESS, "tasks/p"],
      holds: [queryKeys.subtasks("t"), [subtask({ isCompleted: true })]],
    },
  },
  "subtask.deleted": { event: SUBTASK, stale: [...COUNTS, "tasks/p", ...lists("task:t")] },
  "subtask.assigned": { event: SUBTASK, stale: ["assignees/s", "project/p", "subtasks/t", "tasks/p"] },
  "subtask.unassigned": { event: SUBTASK, stale: ["assignees/s", "project/p", "subtasks/t", "tasks/p"] },
  "update.posted": {
    event: { entityId: "u2", ...IN_SUBTASK },
    stale: ["projects", "recent-updates", "subtasks/t", "tasks/p", ...lists("subtask:s")],
    own: {
      answer: update("u2", IN_SUBTASK),
      stale: ["projects", "recent-updates"],
      holds: [queryKeys.updatesIn("p", "subtask:s"), list(update("u2", IN_SUBTASK))],
    },
  },
  "update.edited": CHANGED_UPDATE,
  "update.transcribed": CHANGED_UPDATE,
  "update.transcription-requested": CHANGED_UPDATE,
  "update.transcript-corrected": CHANGED_UPDATE,
  "update.moved": {
    event: { ...UPDATE, ...IN_TASK },
    stale: ["tasks/p"],
    own: {
      answer: update("u", IN_TASK),
      stale: ["tasks/p"],
      holds: [queryKeys.updatesIn("p", "task:t"), list(update("u", IN_TASK))],
    },
  },
  "update.withdrawn": {
    event: UPDATE,
    stale: [...LESS, ...lists("unassigned")],
    own: { answer: EMPTIED, stale: LESS, holds: [queryKeys.updatesIn("p", "unassigned"), list(EMPTIED)] },
  },
  "comment.posted": {
    event: { entityId: "c", taskId: null, subtaskId: null },
    stale: lists("unassigned"),
    own: {
      answer: { id: "c", updateId: "u", content: "Seen." },
      stale: [],
      holds: [
        queryKeys.updatesIn("p", "unassigned"),
        list(update("u", { comments: [{ id: "c", updateId: "u", content: "Seen." }], commentCount: 1 })),
      ],
    },
  },
  "comment.withdrawn": {
    event: { entityId: "c", taskId: "t2", subtaskId: null },
    stale: lists("task:t2"),
    own: {
      answer: comment(""),
      stale: [],
      holds: [queryKeys.updatesIn("p", "task:t2"), list(update("u3", { comments: [comment("")] }))],
    },
  },
} satisfies Record<ProjectEventType, Case>;

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
  ];
  const { projects, businesses, recentUpdates, progress, assignees, revisions, connectCodes } = queryKeys;
  const others = [
    projects(),
    businesses(),
    recentUpdates(),
    progress("p"),
    progress("other"),
    queryKeys.tasks("other"),
  ];
  const ids = [assignees("t"), assignees("s"), revisions("u"), connectCodes("p")];
  for (const [key, data] of [...read, ...[...others, ...ids].map((key) => [key, []] as const)])
    client.setQueryData(key, data);
});

const TYPES = Object.keys(PROJECT_EVENTS) as ProjectEventType[];
const caseOf = (type: ProjectEventType): Case => CASES[type];
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
  expect(invalidated()).toEqual(LESS);
});

test("a moved update that is not loaded invalidates its new list", () => {
  applyEvent(client, { type: "update.moved", projectId: "p", entityId: "old", ...IN_TASK });
  expect(invalidated()).toEqual(["project/p", "subtasks/t", "tasks/p", ...lists("task:t")]);
});

function invalidated(): string[] {
  const stale = client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
  return stale.map(({ queryKey }) => queryKey.join("/")).sort();
}

function projectChange(change: object, more: string[]): Case {
  const project = { id: "p", members: ["june"], unassignedUpdateCount: 1, ...change };
  return {
    stale: ["project/p", "projects", ...more],
    own: {
      answer: { id: "p", ...change },
      stale: ["projects", ...more],
      holds: [queryKeys.project("p"), project],
    },
  };
}

function taskChange(change: object): Case {
  return {
    event: TASK,
    stale: [...PROGRESS, "tasks/p"],
    own: { answer: task(change), stale: PROGRESS, holds: [queryKeys.tasks("p"), [task(change)]] },
  };
}
