import { ApiError } from "@/lib/api-client";
import type { NewItem, OutboxItem } from "@/lib/outbox/item";
import { memoryStore } from "@/lib/outbox/memory-store";
import { createSender } from "@/lib/outbox/sender";
import type { OutboxEvent, PauseReason } from "@/lib/outbox/state";
import type { OutboxStore } from "@/lib/outbox/store";
import type { Wire } from "@/lib/outbox/wire";

/** An update of Mateo's that waits. */
export function waiting(fields: Partial<NewItem> = {}): NewItem {
  const written = { projectId: "p1", projectName: "Harlow Street", placeName: "North wall" };
  const content = { text: "Two rolls short.", taskId: "t1", subtaskId: null };
  return {
    ...{
      key: "k",
      userId: "mateo",
      kind: "update",
      written,
      content,
      capturedAt: "2026-11-20T14:00:00.000Z",
    },
    ...{ sendAfter: 0, attempts: 0, retryAt: 0, revision: 0, refusal: null, movedFrom: null, file: null },
    ...fields,
  };
}

/** Another project's. */
export function inProject(projectId: string, fields: Partial<NewItem> = {}): NewItem {
  return waiting({ written: { projectId, projectName: projectId, placeName: null }, ...fields });
}

export function apiError(
  code: string,
  more: { details?: Record<string, string>; path?: string } = {},
): ApiError {
  const issues = more.path ? [{ path: more.path, message: "" }] : [];
  return new ApiError(400, code, `The server said ${code}.`, issues, more.details);
}

/** What is thrown rejects. */
const ask = (answer: () => unknown) => Promise.resolve().then(answer);

type Post = (path: string, body: object, item: OutboxItem) => unknown;

/** The calls of an item, which `post` answers for the server. */
export const stubWire =
  (post: Post) =>
  (item: OutboxItem): Wire => ({
    post: (path, body) => ask(() => post(path, body, item)),
    put: (path) => ask(() => post(path, {}, item)),
    upload: () => Promise.resolve(item.file ? "/api/audio/1" : null),
  });

/** A sender on a clock of its own; `post` answers for the server, unless `wire` leads to a real one. */
export function senderScene(
  post: Post,
  store: OutboxStore = memoryStore(),
  { userId = "mateo", wire = stubWire(post) } = {},
) {
  const scene = {
    store,
    now: 1_000_000,
    isOnline: true,
    events: [] as OutboxEvent[],
    paused: [] as (PauseReason | null)[],
    errors: [] as ApiError[],
    wakeAt: null as number | null,
  };
  let turn = Promise.resolve();
  const sender = createSender({
    ...{ userId, store, wire, random: () => 1 },
    withSenderLock: (work) => (turn = turn.then(work)),
    now: () => scene.now,
    isOnline: () => scene.isOnline,
    wake: (_, afterMs) => {
      scene.wakeAt = scene.now + afterMs;
    },
    tell: (event) => {
      scene.events.push(event);
    },
    onPause: (by) => {
      scene.paused.push(by);
    },
    onError: (error) => {
      scene.errors.push(error);
    },
  });
  return Object.assign(scene, { flush: sender.flush, items: () => store.list(userId) });
}
