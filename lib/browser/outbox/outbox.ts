import { countShares } from "@/lib/browser/offline/shared-count";
import type { Draft } from "./items/draft";
import type { ItemFile, OutboxItem } from "./items/item";
import { newItem } from "./items/new-item";
import { openOutboxView, type OutboxView } from "./outbox-view";
import { cutFiles, joinFile } from "./send/file-parts";
import { putPart } from "./send/put-part";
import { createSender } from "./send/sender";
import { withSenderLock } from "./send/tabs";
import { uploadFiles } from "./send/upload";
import type { Wire } from "./send/wire";
import { changeOutboxState, outboxState } from "./state";
import type { KeptPhoto } from "./store/database";
import { openIndexedDbStore } from "./store/indexed-db-store";
import { memoryStore } from "./store/memory-store";
import { withSpare } from "./store/spare-store";
import { askToPersist, measureStorage } from "./store/storage";
import type { OutboxStore } from "./store/store";
import { api } from "@/lib/browser/api-client";
import { filesWait } from "@/lib/browser/offline/choices";
import { deferUntilSignedIn, sessionChanges } from "@/lib/browser/page/page-session";
import { randomKey } from "@/lib/browser/random-key";
import { createTimer } from "@/lib/browser/timer";

/** How long an item waits for an edit. */
const HELD_MS = 15 * 60_000;

/** One user's outbox in this tab. Its contents are in the state of state.ts. */
export type Outbox = Awaited<ReturnType<typeof openOutbox>>;

/**
 * Opens a user's outbox and sends its items. Before sending it waits for `pageReady`, which settles when the page can show the
 * answers, or cannot load the code for it: on a slow line an item would be gone before its answer is shown.
 */
export async function openOutbox(userId: string, pageReady: () => Promise<void>) {
  const store = withSpare(userId, await openIndexedDbStore().catch(() => memoryStore()), (isFull) =>
    changeOutboxState({ isFull }),
  );
  await store.moveEarlyItems();
  const view = openOutboxView(userId, store);
  const wakeTimer = createTimer();
  let since = sessionChanges();
  const sender = createSender({
    userId,
    store,
    withSenderLock,
    tell: view.tell,
    wake: wakeTimer.after,
    random: () => Math.random(),
    now: () => Date.now(),
    isOnline: () => navigator.onLine,
    filesWait: () => {
      const waits = filesWait();
      if (waits !== outboxState().filesWait) view.change({ filesWait: waits });
      return waits;
    },
    wire: (item, onProgress) => {
      since = sessionChanges();
      return httpWire(item, store, onProgress);
    },
    onPause: (paused) => view.change({ paused }),
    onError: (error) => {
      deferUntilSignedIn(error, { isWrite: true, since, retry: () => void flush() });
    },
  });
  const flush = () => pageReady().then(sender.flush, sender.flush);
  const stopTriggers = onPossibleSignal(() => void flush());
  await view.refresh();
  void watchStorage(view);
  countShares(userId).then(
    (shared) => view.change({ shared }),
    () => undefined,
  );
  void flush();
  const outbox = writes({ userId, store, view, flush, flushNow: sender.flush });
  return {
    ...outbox,
    /** Called when the user leaves. */
    close: () => {
      void outbox.commitUndoable();
      stopTriggers();
      wakeTimer.stop();
      store.release();
      view.close();
    },
  };
}

/** Sends an item to our API. Requests continue after the page is left, if the browser allows it. */
function httpWire(item: OutboxItem, store: OutboxStore, onProgress: (percent: number) => void): Wire {
  const write = { userId: item.userId, waitsForSignIn: false, keepalive: true };
  return {
    post: (path, body) => api.post(path, body, { ...write, idempotencyKey: item.key }),
    put: (path) => api.put(path, undefined, write),
    uploadFiles: () => uploadFiles(item, { store, onProgress, putPart }),
  };
}

type ChangeItem = Parameters<OutboxStore["change"]>[1];

interface Parts {
  userId: string;
  store: ReturnType<typeof withSpare>;
  view: OutboxView;
  flush: () => Promise<void>;
  /** Sends even before the page is ready: it may be closing. */
  flushNow: () => Promise<void>;
}

function writes({ userId, store, view, flush, flushNow }: Parts) {
  let taking: Promise<unknown> = Promise.resolve();
  let keeping: Promise<unknown> = Promise.resolve();
  /** Changes every item that `isMeant`, null removes it; resolves with whether any of them is still here. */
  const changeAll = async (isMeant: (item: OutboxItem) => boolean, by: ChangeItem) => {
    // What was written before this outbox was open has its own id until then.
    await taking;
    let isHere = false;
    for (const { id } of (await store.list(userId)).filter(isMeant))
      if (await store.change(id, by)) isHere = true;
    await changed();
    return isHere;
  };
  /** By its key: one that was written before the outbox was open has had another id, which others may have by now. */
  const change = (key: string, by: ChangeItem) => changeAll((item) => item.key === key, by);
  const changed = async () => {
    await view.refresh();
    view.tell({ is: "changed" });
  };
  return {
    /** Stores a draft, or holds it in memory where the phone has no room, then sends it. Rejects if a file of it cannot be read. */
    add: async (draft: Draft) => {
      void askToPersist();
      const { files, parts } = await cutFiles(draft.files ?? []);
      if (draft.photos) await keeping;
      const item = await store
        .add({ ...newItem(userId, draft), files }, parts, draft.recordingId)
        .finally(() => void watchStorage(view));
      await changed();
      void flush();
      return item;
    },
    /** Takes over what was kept while this outbox was being opened. */
    moveEarlyItems: async () => {
      const taken = taking.then(store.moveEarlyItems);
      taking = taken.catch(() => undefined);
      if (!(await taken)) return;
      await changed();
      void flush();
    },
    /** Removes an item that can still be undone; resolves with whether it was in time. */
    undo: async (key: string) => {
      let inTime = false;
      await change(key, (item) => {
        inTime = item.sendAfter > Date.now();
        return inTime ? null : item;
      });
      return inTime;
    },
    /** Makes items that can still be undone final. */
    commitUndoable: async () => {
      const now = Date.now();
      await changeAll(
        ({ sendAfter }) => sendAfter > now,
        (item) => ({ ...item, sendAfter: now }),
      );
      await flushNow();
    },
    /** Settles once the phone has stored it, with whether the item was still here. */
    edit: async (key: string, text: string) => {
      const wasHere = await change(key, (item) => edited(item, text));
      void flush();
      return wasHere;
    },
    /** Does not send an item while its text is being edited, for a while at most: a killed page cannot release it. */
    hold: (key: string) => change(key, (item) => ({ ...item, heldUntil: Date.now() + HELD_MS })),
    release: async (key: string) => {
      await change(key, (item) => ({ ...item, heldUntil: 0 }));
      await flush();
    },
    /** Retries failed items without waiting; with `key` only that item, even if it was refused. */
    retry: async (key?: string) => {
      await changeAll((item) => (key === undefined ? !item.refusal : item.key === key), renewed);
      await flush();
    },
    discard: (key: string) => change(key, () => null),
    /** Reads the store again, in every tab. */
    refresh: changed,
    photos: {
      photo: async (id: string) => {
        await keeping;
        return store.photo(id);
      },
      replacePhoto: async (photo: KeptPhoto) => {
        await store.replacePhoto(photo);
        // An item may show it.
        await view.refresh();
      },
      removePhoto: (id: string) => store.removePhoto(id),
      /** Keeps a chosen file, of whose draft no item is added before. Rejects if it cannot be read. */
      keep: (id: string, file: Blob) => {
        void askToPersist();
        const kept = keepPhoto({ id, userId }, file, store).finally(() => void watchStorage(view));
        keeping = Promise.allSettled([keeping, kept]);
        return kept;
      },
    },
    /** A file of an item; null if that was sent. */
    file: (item: OutboxItem, file: ItemFile) => joinFile(item, file, store),
  };
}

async function keepPhoto(
  of: Pick<KeptPhoto, "id" | "userId">,
  file: Blob,
  store: OutboxStore,
): Promise<KeptPhoto> {
  const bytes = await file.arrayBuffer();
  const photo = { ...of, addedAt: Date.now(), bytes, contentType: file.type, shrunk: null };
  await store.keepPhoto(photo);
  return photo;
}

/** An attempt with the earlier text may have arrived without a response; the server then refuses the key for another text. */
function edited(item: OutboxItem, text: string): OutboxItem {
  const content = { ...(item.content as object), text };
  return renewed({ ...item, content, revision: item.revision + 1 });
}

/** Prepares an item for another attempt, with a new key if another text arrived under the old one. */
function renewed({ refusal, ...item }: OutboxItem): OutboxItem {
  const key = refusal?.reason === "earlierReceived" ? randomKey() : item.key;
  return { ...item, key, refusal: null, retryAt: 0, heldUntil: 0, transientRefusals: 0, sendsNow: true };
}

async function watchStorage(view: OutboxView): Promise<void> {
  view.change({ isLow: (await measureStorage())?.isLow ?? false });
}

/** Calls `flush` when there may be a signal again: on `online` and when the page is looked at. Returns what ends it. */
function onPossibleSignal(flush: () => void): () => void {
  const whenVisible = () => {
    if (document.visibilityState === "visible") flush();
  };
  const connection = navigator.connection as EventTarget | undefined;
  const listening = new AbortController();
  const until = { signal: listening.signal };
  addEventListener("online", flush, until);
  connection?.addEventListener("change", flush, until);
  addEventListener("pageshow", flush, until);
  document.addEventListener("visibilitychange", whenVisible, until);
  return () => listening.abort();
}
