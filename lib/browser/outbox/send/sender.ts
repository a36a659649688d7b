import { type ItemRefusal, type OutboxItem, type RefusalReason, waitsWithFiles } from "../items/item";
import type { Asks } from "../items/item-kinds";
import type { OutboxEvent, PauseReason } from "../state";
import type { OutboxStore } from "../store/store";
import { attachPhotos } from "./attach-photos";
import { kindOf } from "./kinds";
import { outcomeOf, LONGEST_WAIT_MS } from "./outcome";
import type { Wire } from "./wire";
import { ApiError } from "@/lib/browser/api-client";

/** Until the next attempt when the phone failed, not the server or the line. */
const AFTER_TROUBLE_MS = 60_000;

interface SenderOptions {
  userId: string;
  store: OutboxStore;
  wire: (item: OutboxItem, onProgress: (percent: number) => void) => Wire;
  /** Runs `work` while no other tab sends. */
  withSenderLock: (work: () => Promise<void>) => Promise<void>;
  isOnline: () => boolean;
  /** Whether items with files are left for another connection. */
  filesWait: () => boolean;
  now: () => number;
  random: () => number;
  /** Calls `work` after a time, in place of what it was asked to call before. */
  wake: (work: () => void, afterMs: number) => void;
  tell: (event: OutboxEvent) => void;
  /** Nothing is sent until `flush` is called; null: it is sent. */
  onPause: (by: PauseReason | null) => void;
  /** Called with every answer but success: it may mean that the page has ended. */
  onError: (error: ApiError) => void;
}

/** Sends one user's items, one after the other. */
export function createSender(options: SenderOptions) {
  const { userId, store, withSenderLock, isOnline, filesWait, now, wake, onPause } = options;
  let queued: Promise<void> | null = null;

  const sendDue = async () => {
    queued = null;
    onPause(null);
    /** When to retry those for which the phone failed, by id: what it has no room for is not stored with them. */
    const troubled = new Map<number, number>();
    while (isOnline()) {
      const stored = await store.list(userId);
      const all = stored.map((one) => ({ ...one, retryAt: troubled.get(one.id) ?? one.retryAt }));
      const { item, at } = nextToSend(filesWait() ? all.filter((one) => !waitsWithFiles(one)) : all, now());
      if (at !== null) wake(() => void flush(), at - now());
      if (!item) return;
      const paused = await sendOne(item, options).catch(() => {
        troubled.set(item.id, now() + AFTER_TROUBLE_MS);
        return null;
      });
      if (!paused) continue;
      onPause(paused);
      return;
    }
  };
  /**
   * Sends what is due, in order; settles when nothing more is. Never rejects. One that waits for its turn will send what is added
   * until then.
   */
  const flush = (): Promise<void> =>
    (queued ??= withSenderLock(sendDue).catch(() => wake(() => void flush(), AFTER_TROUBLE_MS)));
  return { flush };
}

async function sendOne(item: OutboxItem, options: SenderOptions): Promise<PauseReason | null> {
  const { tell, store } = options;
  tell({ is: "sending", id: item.id, percent: null });
  try {
    const ready = await attachPhotos(item, store);
    // Discarded meanwhile.
    if (!ready) return null;
    const wire = options.wire(ready, (percent) => tell({ is: "sending", id: item.id, percent }));
    const answer = await kindOf(ready).send(ready.content, ready, wire);
    await settle(ready, answer, options);
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    return await handleFailure(item, thrown, options);
  } finally {
    tell({ is: "attempted", id: item.id });
  }
  return null;
}

/** The server has it. An edit that was made since it was sent did not arrive with it. */
async function settle(sent: OutboxItem, answer: unknown, { store, tell }: SenderOptions): Promise<void> {
  const left = await store.change(sent.id, (item) =>
    item.revision === sent.revision ? null : refused(item, { reason: "earlierReceived", message: "" }),
  );
  tell({ is: "received", item: sent, answer });
  if (left) tell({ is: "refused", item: left });
}

async function handleFailure(
  item: OutboxItem,
  error: ApiError,
  options: SenderOptions,
): Promise<PauseReason | null> {
  const { store, now, random, onError } = options;
  onError(error);
  const attempts = item.attempts + 1;
  // An upload that began anew in this attempt has set it back.
  const stored = (await store.list(item.userId)).find(({ id }) => id === item.id);
  const { transientRefusals = 0 } = stored ?? item;
  const facts = {
    attempts,
    transientRefusals,
    isMoved: item.movedFrom !== null,
    isEdited: item.revision > 0,
  };
  const outcome = outcomeOf(error, facts, random);
  switch (outcome.is) {
    case "paused":
      return outcome.by;
    case "retried": {
      const retryAt = now() + outcome.afterMs;
      const refusals = transientRefusals + Number(outcome.isTransientRefusal ?? false);
      const counted = { attempts, retryAt, transientRefusals: refusals };
      await store.change(item.id, (stored) => ({ ...stored, ...counted }));
      return null;
    }
    case "withoutUpload":
      await store.change(item.id, (stored) => ({
        ...withoutUpload(stored, transientRefusals),
        attempts,
        transientRefusals: transientRefusals + 1,
      }));
      return null;
    case "received":
      await settle(item, null, options);
      return null;
    case "withoutFolder":
      await sendElsewhere(item, error, options);
      return null;
    case "withoutAsked":
      await askManagers(item, error, options);
      return null;
    case "refused":
      await refuse(item, outcome.reason, error, options);
      return null;
  }
}

/**
 * Its bytes are still here: the next attempt sends those that the server says it no longer has; where it has them all and refuses
 * them once more, the one after that sends all.
 */
function withoutUpload(item: OutboxItem, transientRefusals: number): OutboxItem {
  const files = item.files.map(({ reference: _reference, ...file }) => ({
    ...file,
    ...(transientRefusals > 0 && { uploadId: null }),
  }));
  return { ...item, files };
}

async function sendElsewhere(item: OutboxItem, error: ApiError, options: SenderOptions): Promise<void> {
  const { withoutFolder } = kindOf(item);
  if (!withoutFolder?.(item.content)) return refuse(item, "other", error, options);
  const movedFrom = item.written.placeName ?? "";
  await options.store.change(item.id, (stored) => ({
    ...stored,
    // What is stored, which may have been edited since it was sent.
    content: withoutFolder(stored.content) ?? stored.content,
    movedFrom,
  }));
}

async function askManagers(item: OutboxItem, error: ApiError, options: SenderOptions): Promise<void> {
  const asked = asksOf(item)?.toId;
  if (!asked) return refuse(item, "other", error, options);
  await options.store.change(item.id, (stored) => {
    // Somebody else may have been chosen since it was sent.
    if (asksOf(stored)?.toId !== asked) return stored;
    return { ...stored, content: { ...(stored.content as object), asks: { toId: null } } };
  });
}

function asksOf({ content }: OutboxItem): Asks | undefined {
  return (content as { asks?: Asks }).asks;
}

async function refuse(
  { id }: OutboxItem,
  reason: RefusalReason,
  error: ApiError,
  { store, tell }: SenderOptions,
): Promise<void> {
  const { message, texts, details } = error;
  const found = details["found"];
  const refusal = { reason, message, ...(texts && { texts }), ...(found && { found: String(found) }) };
  const item = await store.change(id, (stored) => refused(stored, refusal));
  if (item) tell({ is: "refused", item });
}

function refused(item: OutboxItem, refusal: ItemRefusal): OutboxItem {
  return { ...item, refusal };
}

/** The item to send now, else when to check again, in milliseconds since 1970. Both null: nothing to send. */
interface Next {
  item: OutboxItem | null;
  at: number | null;
}

/**
 * Within a project, items are sent in the order in which they became final. One that can still be undone does not block the
 * next; one that failed does. A refused one waits for the person and blocks nothing.
 */
function nextToSend(items: OutboxItem[], now: number): Next {
  const heads = new Map<string, OutboxItem>();
  for (const item of items.filter(({ refusal }) => !refusal).sort(byOrder)) {
    const { projectId } = item.written;
    if (!heads.has(projectId)) heads.set(projectId, item);
  }
  const ready = [...heads.values()].sort(byOrder);
  const item = ready.find((head) => dueAt(head, now) <= now) ?? null;
  return { item, at: item || ready.length === 0 ? null : Math.min(...ready.map((head) => dueAt(head, now))) };
}

function byOrder(a: OutboxItem, b: OutboxItem): number {
  return a.sendAfter - b.sendAfter || a.id - b.id;
}

/** Nothing waits that long: what seems to was stored before the phone's clock was set back. */
function dueAt({ sendAfter, retryAt, heldUntil = 0 }: OutboxItem, now: number): number {
  return Math.max(...[sendAfter, retryAt, heldUntil].filter((at) => at <= now + LONGEST_WAIT_MS));
}
