import { comment, list, message, subtask, task, update } from "./cached-rows";
import type { AnnouncedEvent } from "@/lib/events/catalogue";
import type { CacheChange } from "@/lib/events/shared/event-kind";
import { queryKeys } from "@/lib/shared/query-keys";

/* Which queries each `cache` of the event catalogue invalidates, alone and with the answer to the reader's own write. */
export interface Case {
  event?: Partial<AnnouncedEvent>;
  /** The queries invalidated when only the event is known. */
  stale: string[];
  /** The answer to the reader's own write, what else is invalidated, and what the lists then hold. */
  own?: { answer: object; stale: string[]; holds: [readonly unknown[], unknown] };
}

export const IN_TASK = { taskId: "t", subtaskId: null };
const IN_SUBTASK = { taskId: "t", subtaskId: "s" };
const TASK = { entityId: "t", taskId: "t" };
const SUBTASK = { entityId: "s", ...IN_SUBTASK };
export const UPDATE = { entityId: "u", taskId: null, subtaskId: null };
const PROGRESS = ["progress/p", "projects"];
const COUNTS = ["progress/p", "project/p", "projects"];
export const lists = (place: string) => ["updates/p/all", `updates/p/${place}`];
const MEMBERS_GONE = [
  "assignees/s",
  "assignees/t",
  "channels/p",
  "project/p",
  "projects",
  "subtasks/t",
  "tasks/p",
];

const MOVED = ["project/p", "subtasks/t", "tasks/p"];
/** The queries that count updates. */
export const COUNTED = ["project/p", "projects", "recent-updates"];
const EMPTIED = update("u", { content: "" });
const EDITED = update("u", { content: "Edited" });
const REVISED = ["recent-updates", "revisions/u"];
const CHANGED_UPDATE: Case = {
  event: UPDATE,
  stale: [...REVISED, ...lists("unassigned")],
  own: { answer: EDITED, stale: REVISED, holds: [queryKeys.updatesIn("p", "unassigned"), list(EDITED)] },
};

const ANNOUNCED = message("m", { content: "Seen." });
const CHANGED_MESSAGE: Case = {
  event: { entityId: "m" },
  stale: ["channels/p", "messages/p/team"],
  own: { answer: ANNOUNCED, stale: [], holds: [queryKeys.messagesIn("p", null), list(ANNOUNCED)] },
};

const TRANSLATED_COMMENT = comment("Visto.");

export const CASES = {
  "new-project": { stale: ["businesses", "projects"] },
  "changed-project": projectChange({ name: "Deck" }, []),
  "ended-guide": { stale: [] },
  "project-status": projectChange({ status: "archived" }, ["businesses"]),
  "changed-people": { stale: ["channels/p", "project/p", "projects"] },
  "new-member": { stale: ["channels/p", "project/p", "projects", "recent-updates"] },
  "lost-member": { stale: MEMBERS_GONE },
  "new-codes": { stale: ["connect-codes/p"] },
  "new-task": {
    event: { entityId: "t2" },
    stale: [...PROGRESS, "tasks/p"],
    own: {
      answer: task({ id: "t2" }),
      stale: [...PROGRESS, "tasks/p"],
      holds: [queryKeys.tasks("p"), [task({}), task({ id: "t2" })]],
    },
  },
  "changed-task": {
    event: TASK,
    stale: [...PROGRESS, "tasks/p"],
    own: {
      answer: task({ isCompleted: true }),
      stale: PROGRESS,
      holds: [queryKeys.tasks("p"), [task({ isCompleted: true })]],
    },
  },
  "edited-task": {
    event: TASK,
    stale: ["project/p", "recent-updates", "tasks/p", "updates/p/all"],
    own: {
      answer: task({ name: "Siding", dueDate: "2026-12-01" }),
      stale: ["project/p", "recent-updates", "updates/p/all"],
      holds: [queryKeys.tasks("p"), [task({ name: "Siding", dueDate: "2026-12-01" })]],
    },
  },
  "translated-task": {
    event: TASK,
    stale: ["tasks/p", "updates/p/all"],
    own: {
      answer: task({ language: "es" }),
      stale: ["updates/p/all"],
      holds: [queryKeys.tasks("p"), [task({ language: "es" })]],
    },
  },
  "deleted-task": { event: TASK, stale: [...COUNTS, ...lists("unassigned")] },
  "task-assignment": { event: TASK, stale: ["assignees/t", "project/p", "tasks/p"] },
  "new-subtask": {
    event: { entityId: "s2", taskId: "t", subtaskId: "s2" },
    stale: [...PROGRESS, "subtasks/t", "tasks/p"],
    own: {
      answer: subtask({ id: "s2" }),
      stale: [...PROGRESS, "subtasks/t", "tasks/p"],
      holds: [queryKeys.subtasks("t"), [subtask({}), subtask({ id: "s2" })]],
    },
  },
  "renamed-subtask": {
    event: SUBTASK,
    stale: ["recent-updates", "subtasks/t", "updates/p/all"],
    own: {
      answer: subtask({ name: "Rim" }),
      stale: ["recent-updates", "updates/p/all"],
      holds: [queryKeys.subtasks("t"), [subtask({ name: "Rim" })]],
    },
  },
  "completed-subtask": {
    event: SUBTASK,
    stale: [...PROGRESS, "subtasks/t", "tasks/p"],
    own: {
      answer: subtask({ isCompleted: true }),
      stale: [...PROGRESS, "tasks/p"],
      holds: [queryKeys.subtasks("t"), [subtask({ isCompleted: true })]],
    },
  },
  "deleted-subtask": { event: SUBTASK, stale: [...COUNTS, "tasks/p", ...lists("task:t")] },
  "subtask-assignment": { event: SUBTASK, stale: ["assignees/s", "project/p", "subtasks/t", "tasks/p"] },
  "new-update": {
    event: { entityId: "u2", ...IN_SUBTASK },
    stale: [...COUNTED, "subtasks/t", "tasks/p", ...lists("subtask:s")],
    own: {
      answer: update("u2", IN_SUBTASK),
      stale: [...COUNTED, "subtasks/t", "tasks/p"],
      holds: [queryKeys.updatesIn("p", "subtask:s"), list(update("u2", IN_SUBTASK))],
    },
  },
  "changed-update": CHANGED_UPDATE,
  "moved-update": {
    event: { ...UPDATE, ...IN_TASK },
    stale: MOVED,
    own: {
      answer: update("u", IN_TASK),
      stale: MOVED,
      holds: [queryKeys.updatesIn("p", "task:t"), list(update("u", IN_TASK))],
    },
  },
  "translated-update": {
    event: UPDATE,
    stale: ["projects", "recent-updates", ...lists("unassigned")],
    own: {
      answer: EDITED,
      stale: ["projects", "recent-updates"],
      holds: [queryKeys.updatesIn("p", "unassigned"), list(EDITED)],
    },
  },
  "withdrawn-update": {
    event: UPDATE,
    stale: [...COUNTED, ...lists("unassigned")],
    own: { answer: EMPTIED, stale: COUNTED, holds: [queryKeys.updatesIn("p", "unassigned"), list(EMPTIED)] },
  },
  "new-comment": {
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
  "changed-comment": {
    event: { entityId: "c", taskId: "t2", subtaskId: null },
    stale: lists("task:t2"),
    own: {
      answer: TRANSLATED_COMMENT,
      stale: [],
      holds: [queryKeys.updatesIn("p", "task:t2"), list(update("u3", { comments: [TRANSLATED_COMMENT] }))],
    },
  },
  "new-message": {
    stale: ["channels/p", "messages/p/team"],
    own: {
      answer: message("n", {}),
      stale: [],
      holds: [queryKeys.messagesIn("p", null), list(message("n", {}), message("m", {}))],
    },
  },
  "changed-message": CHANGED_MESSAGE,
} satisfies Record<CacheChange, Case>;

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
